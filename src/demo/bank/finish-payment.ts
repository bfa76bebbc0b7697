import { outcomeOf, responseTo } from './answer.ts';
import { keptPage, missingPage, returnPage, toldPage } from './ending-pages.ts';
import type { Delivery } from './payment-form.ts';
import {
  answerOnce,
  isAnswered,
  letGo,
  loadByOrder,
  type AnsweredPayment,
  type SandboxPayment,
} from './sandbox-store.ts';
import { endingFor, type PageAnswer, type Site } from './site.ts';

/** The page that brings an answer to the shop, or keeps it; the same answer however often it is asked for. */
export const backToShop = (site: Site, payment: AnsweredPayment): PageAnswer => {
  const { request, retenido, pas_uuid } = payment;
  if (retenido) return { status: 200, page: keptPage(endingFor(site, request), `${site.prefix}/pago/${pas_uuid}`) };
  const response = responseTo(payment, site);
  return { status: 200, page: returnPage(endingFor(site, request), request.MERCHANT_RESPONSE_URL ?? '', response) };
};

const tellShop = async ({ notifier, ...site }: Site, payment: AnsweredPayment, delivery: Delivery) => {
  const url = payment.request.HPP_TX_STATUS_URL;
  if (!url || payment.retenido || delivery === 'solo-retorno') return;
  const response = responseTo(payment, site);
  if (delivery === 'aviso-despues') notifier.tellLate(url, response);
  else await notifier.tell(url, response);
};

/** Ends a payment with a result and tells the shop. Who comes second gets the answer that the first one got. */
export const finishPayment = async (
  site: Site,
  payment: SandboxPayment,
  { result, message, delivery }: { result: string; message: string; delivery: Delivery },
): Promise<PageAnswer> => {
  const { database, merchantId, clock } = site;
  const now = clock();
  const first = await answerOnce(database, merchantId, payment.order_id, outcomeOf(result, message, now), {
    now,
    retenido: delivery === 'retenida',
  });
  if (first) {
    await tellShop(site, first, delivery);
    if (delivery !== 'solo-aviso') return backToShop(site, first);
    return { status: 200, page: toldPage(endingFor(site, first.request)) };
  }
  const answered = await loadByOrder(database, merchantId, payment.order_id);
  return answered && isAnswered(answered)
    ? backToShop(site, answered)
    : { status: 404, page: missingPage(endingFor(site)) };
};

/** Tells the shop what was kept back from it, and brings the visitor there. */
export const deliverKept = async (site: Site, payment: AnsweredPayment): Promise<PageAnswer> => {
  const free = await letGo(site.database, site.merchantId, payment.order_id);
  if (free) await tellShop(site, free, 'aviso-antes');
  return backToShop(site, { ...payment, retenido: false });
};
