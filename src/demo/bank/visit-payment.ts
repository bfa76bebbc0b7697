import { momentOf } from '#server/payments/gateways/hpp.ts';
import { paysByBizum } from './check-request.ts';
import { closedPage, expiredPage, missingPage } from './ending-pages.ts';
import { backToShop, deliverKept, finishPayment } from './finish-payment.ts';
import {
  actionOf,
  bizumFields,
  bizumFilledIn,
  cardFields,
  cardFilledIn,
  deliveryOf,
  judgeBizum,
  judgeCard,
  valuesOf,
} from './payment-form.ts';
import { paymentPage } from './payment-page.ts';
import { isAnswered, loadByVisit, type AnsweredPayment, type SandboxPayment } from './sandbox-store.ts';
import { endingFor, type PageAnswer, type Site } from './site.ts';
import { languageNamed } from './texts.ts';

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The open payment behind an address, or the page for one that is not (any more) open. */
const openVisit = async (
  site: Site,
  visit: string,
): Promise<SandboxPayment | { readonly over: PageAnswer; readonly kept?: AnsweredPayment }> => {
  const { database, merchantId, clock } = site;
  const payment = uuidShape.test(visit) ? await loadByVisit(database, merchantId, visit) : undefined;
  if (!payment) return { over: { status: 404, page: missingPage(endingFor(site)) } };
  if (isAnswered(payment)) return { over: backToShop(site, payment), ...(payment.retenido ? { kept: payment } : {}) };
  const ends = momentOf(payment.request.EXPIRES ?? '');
  if (ends === undefined || ends > clock()) return payment;
  return { over: { status: 410, page: expiredPage(endingFor(site, payment.request)) } };
};

const pageParts = ({ prefix, merchantName }: Site, payment: SandboxPayment) => ({
  prefix,
  merchantName,
  payment,
  language: languageNamed(payment.request.HPP_LANG),
});

/** The form, empty or with the test card or mobile whose result is `wanted`. */
export const showPayment = async (site: Site, visit: string, wanted: unknown): Promise<PageAnswer> => {
  const payment = await openVisit(site, visit);
  if ('over' in payment) return payment.over;
  const values = paysByBizum(payment.request)
    ? bizumFilledIn(wanted, payment.request.HPP_CUSTOMER_PHONENUMBER_MOBILE)
    : cardFilledIn(wanted, site.clock());
  const page = paymentPage({ ...pageParts(site, payment), values, errors: {}, delivery: 'aviso-antes' });
  return { status: 200, page };
};

/** What the visitor pressed: pay, cancel, or leave without a word. */
export const actOnPayment = async (site: Site, visit: string, body: unknown): Promise<PageAnswer> => {
  const payment = await openVisit(site, visit);
  const action = actionOf(body);
  if ('over' in payment)
    return payment.kept && action === 'entregar' ? await deliverKept(site, payment.kept) : payment.over;
  const delivery = deliveryOf(body);
  if (action === 'cerrar') {
    return { status: 200, page: closedPage(endingFor(site, payment.request), `${site.prefix}/pago/${visit}`) };
  }
  if (action === 'cancelar') {
    return await finishPayment(site, payment, { result: '999', message: 'PRUEBA: CANCELADA', delivery });
  }
  const bizum = paysByBizum(payment.request);
  const values = valuesOf(body, bizum ? bizumFields : cardFields);
  const judged = bizum ? judgeBizum(values) : judgeCard(values, site.clock());
  if ('errors' in judged) {
    // Typed secrets are not sent back to the page.
    const { cvv: _cvv, pin: _pin, ...shown } = values;
    const page = paymentPage({ ...pageParts(site, payment), values: shown, errors: judged.errors, delivery });
    return { status: 422, page };
  }
  const { result } = judged;
  const message = result === '00' ? 'PRUEBA: AUTORIZADA' : `PRUEBA: RESULTADO ${result}`;
  return await finishPayment(site, payment, { result, message, delivery });
};
