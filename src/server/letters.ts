import { accountCreatedLetter } from './accounts/account-created-letter.ts';
import { accountNewsLetter } from './accounts/account-news-letter.ts';
import { emailProofLetter } from './accounts/email-proof-letter.ts';
import { passwordLinkLetter } from './accounts/password-link-letter.ts';
import { reminderLetter } from './visits/reminder-letter.ts';
import { visitLetter } from './visits/visit-letter.ts';
import { changeRequestLetter } from './change-requests/change-request-letter.ts';
import { cancellationLetter } from './checkout/cancellation-letter.ts';
import { confirmationLetter, confirmationWaits } from './checkout/confirmation-letter.ts';
import { orderMovedLetter } from './checkout/order-moved-letter.ts';
import { emailCodeLetter } from './guests/email-code-letter.ts';
import { invoiceLetter } from './invoices/invoice-letter.ts';
import type { Runtime } from './runtime.ts';
import { savedSearchLetter } from './leads/saved-search-letter.ts';
import { dataByHandLetter, dataReadyLetter } from './leaving/export/data-letter.ts';
import type { Letter } from './mail/letter.ts';
import type { MailData, MailTemplate, MailWith } from './mail/new-mail.ts';
import type { Template, WaitsUntil } from './mail/template.ts';
import { latePaymentLetter } from './payments/late/late-payment-letter.ts';
import { refundLetter } from './payments/refund-letter.ts';
import { availableLetter } from './product-requests/available-letter.ts';
import { upkeepLetter } from './upkeep/upkeep-letter.ts';
import { waitingLetter } from './waiting/waiting-letter.ts';
import { withdrawalLetter } from './withdrawals/withdrawal-letter.ts';
import { caseAnsweredLetter, caseClosedLetter, caseReceivedLetter } from './cases/case-letter.ts';
import { newsletterAskedLetter, newsletterBegunLetter } from './newsletter/newsletter-letter.ts';
import { newsletterIssueLetter, newsletterProofLetter } from './newsletter-issues/newsletter-issue-letter.ts';
import { reportNewsLetter } from './reports/report-letter.ts';
import { productReviewLetter } from './product-reviews/product-review-letter.ts';
import { keptBackLetter } from './review-moderation/kept-back-letter.ts';
import { reviewLetter } from './workshops/review-letter.ts';

/** Every letter, by the name under which it is queued. */
const letters: { readonly [Name in MailTemplate]: Template<MailData[Name]> } = {
  confirmacion: confirmationLetter,
  devolucion: refundLetter,
  factura: invoiceLetter,
  'pago-tardio': latePaymentLetter,
  cancelacion: cancellationLetter,
  desistimiento: withdrawalLetter,
  disponible: availableLetter,
  'cita-confirmada': visitLetter('cita-confirmada'),
  'cita-cambiada': visitLetter('cita-cambiada'),
  'cita-anulada': visitLetter('cita-anulada'),
  'cita-de-pedido-cambiada': orderMovedLetter,
  'cambio-pedido': changeRequestLetter('cambio-pedido'),
  'cambio-recibido': changeRequestLetter('cambio-recibido'),
  'cambio-cerrado': changeRequestLetter('cambio-cerrado'),
  'espera-apuntada': waitingLetter('espera-apuntada'),
  'espera-plaza': waitingLetter('espera-plaza'),
  recordatorio: reminderLetter,
  'toca-coche': upkeepLetter,
  opinion: reviewLetter,
  'opinion-producto': productReviewLetter,
  'opinion-retenida': keptBackLetter,
  'boletin-confirmar': newsletterAskedLetter,
  'boletin-alta': newsletterBegunLetter,
  'comunicacion-nueva': reportNewsLetter,
  boletin: newsletterIssueLetter,
  'boletin-prueba': newsletterProofLetter,
  'caso-recibido': caseReceivedLetter,
  'caso-contestado': caseAnsweredLetter,
  'caso-cerrado': caseClosedLetter,
  'busqueda-guardada': savedSearchLetter,
  'codigo-correo': emailCodeLetter,
  'cuenta-creada': accountCreatedLetter,
  'correo-por-probar': emailProofLetter,
  'clave-olvidada': passwordLinkLetter,
  'datos-listos': dataReadyLetter,
  'datos-por-preparar': dataByHandLetter,
  'clave-cambiada': accountNewsLetter('claveCambiada'),
  'correo-cambiado': accountNewsLetter('correoCambiado'),
  'acceso-nuevo': accountNewsLetter('accesoNuevo'),
  suplantacion: accountNewsLetter('suplantacion'),
  'seguridad-cambiada': accountNewsLetter('seguridadCambiada'),
};

/** Until when a queued message waits; null where it is sent at once. */
const waitsUntil: WaitsUntil = async (runtime, mail) =>
  mail.template === 'confirmacion' ? await confirmationWaits(runtime, mail) : null;

/** Writes a queued message; undefined where what it speaks of is gone. */
export const writeLetter = async <Name extends MailTemplate>(
  runtime: Runtime,
  { template, datos, idioma }: Pick<MailWith<Name>, 'template' | 'datos' | 'idioma'>,
): Promise<Letter | undefined> => await letters[template](runtime, datos, idioma);

/** What sends letters needs of them. */
export const sentLetters = { write: writeLetter, waitsUntil };
