import { address } from '#contract/addresses.ts';
import { pageUrl } from '../page-url.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import type { MailTexts } from '#i18n/es/mail.ts';
import { orderById } from '../orders/orders-store.ts';
import { findRefund } from './refunds-store.ts';
import type { MailData } from '../mail/new-mail.ts';
import { textsIn } from '../mail/texts.ts';
import type { Template } from '../mail/template.ts';

type Why = (importe: string, pedido: string) => string;

/** Why money goes back, in the words of a language. */
export const sentenceOf = (motivo: RefundReason, t: MailTexts['devolucion']): Why => {
  switch (motivo) {
    case 'hora-perdida':
      return t.horaPerdida;
    case 'ya-pagado':
      return t.yaPagado;
    case 'importe-distinto':
      return t.importeDistinto;
    case 'pedida':
      return t.pedida;
    case 'plazo':
      return t.plazoPasado;
    case 'tras-cancelar':
      return t.trasCancelar;
    case 'cancelado':
    case 'ajuste':
      return t.ajuste;
  }
};

/** After these the customer may still want what was ordered. */
const another: ReadonlySet<RefundReason> = new Set(['hora-perdida', 'pedida', 'plazo']);

/** Says why money goes back, and when it will be there. */
export const refundLetter: Template<MailData['devolucion']> = async (
  { database, config },
  { orderId, refundId },
  idioma,
) => {
  const [order, refund] = [await orderById(database, orderId), await findRefund(database, refundId)];
  if (!order || !refund) return undefined;
  const { saludo, devolucion: t } = textsIn(idioma);
  const importe = formatEuros(refund.importe, idioma);
  return {
    idioma,
    subject: t.asunto(order.orderNumber),
    title: t.titulo,
    blocks: [
      { kind: 'text', text: saludo(order.nombre) },
      { kind: 'text', text: sentenceOf(refund.motivo, t)(importe, order.orderNumber) },
      ...(refund.motivo === 'ya-pagado' && order.status === 'confirmado'
        ? [{ kind: 'text', text: t.citaEnPie } as const]
        : []),
      { kind: 'text', text: t.plazo(importe) },
      ...(another.has(refund.motivo)
        ? [{ kind: 'link', text: t.otraHora, url: pageUrl(config, address('home', idioma)) } as const]
        : []),
      { kind: 'text', text: t.ayuda(config.site.telefono) },
    ],
  };
};
