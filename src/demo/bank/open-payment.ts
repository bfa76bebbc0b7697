import { requestHash, type HppFields } from '#server/payments/gateways/hpp.ts';
import { isSameSecret } from '#server/security/signature.ts';
import { keptOf } from './answer.ts';
import { checkRequest, type Trouble } from './check-request.ts';
import { refusedPage } from './ending-pages.ts';
import { finishPayment } from './finish-payment.ts';
import { isAnswered, loadByOrder, rememberRequest, type SandboxPayment } from './sandbox-store.ts';
import { endingFor, type PageAnswer, type Site } from './site.ts';

interface Opened {
  readonly answer: PageAnswer;
  /** What was wrong with the request, for the log. */
  readonly trouble?: Trouble;
}

const refused = (site: Site, status: number, trouble: Trouble, request: HppFields): Opened => ({
  answer: { status, page: refusedPage(endingFor(site, request), trouble) },
  trouble,
});

const visitTo = ({ prefix }: Site, payment: SandboxPayment): Opened => ({
  answer: { redirect: `${prefix}/pago/${payment.pas_uuid}` },
});

/** Nothing in a refused request is believed but its language. */
const languageOnly = (body: unknown): HppFields => {
  const language: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'HPP_LANG') : undefined;
  return typeof language === 'string' ? { HPP_LANG: language } : {};
};

/** The shop's signed form, posted by the browser: leads to the page for paying, or says why there is none. */
export const openPayment = async (site: Site, body: unknown): Promise<Opened> => {
  const { database, merchantId, secret, clock } = site;
  const checked = checkRequest(body, site);
  if ('refused' in checked) return refused(site, 400, checked.refused, languageOnly(body));
  const { request, orderId, rejected } = checked;
  const fresh = await rememberRequest(database, merchantId, orderId, keptOf(request), clock());
  if (fresh && rejected) {
    const outcome = {
      result: rejected.code,
      message: `PRUEBA: CAMPO ${rejected.field}`,
      delivery: 'aviso-antes',
    } as const;
    return { answer: await finishPayment(site, fresh, outcome), trouble: rejected };
  }
  if (fresh) return visitTo(site, fresh);
  const before = await loadByOrder(database, merchantId, orderId);
  // The same form sent twice (a double press, a reload) is the same visit as long as it is open.
  const sameVisit =
    before && !isAnswered(before) && isSameSecret(request.SHA1HASH, requestHash(before.request, secret));
  return sameVisit ? visitTo(site, before) : refused(site, 409, { code: '501', field: 'ORDER_ID' }, request);
};
