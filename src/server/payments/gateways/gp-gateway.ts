import { sum, times } from '#domain/money/cents.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { ServerRoad } from './ask-server.ts';
import { askGp, type GpMerchant } from './gp-remote.ts';
import { hppRequest } from './hpp-request.ts';
import { readHppResponse } from './hpp.ts';
import type { PaymentGateway, Verdict } from './payment-gateway.ts';

export interface GpOptions extends GpMerchant, ServerRoad {
  /** The hosted payment page. */
  readonly pageUrl: string;
  /** The Remote API. */
  readonly remoteUrl: string;
  readonly clock: () => Date;
}

/** No such order was ever paid or denied: the visitor did not come, or left. */
const nothingKnown = '508';

/** GP gives back at most so many percent of a payment («you may only refund up to 115 % of the original amount»). */
const mostGivenBack = 115;

const isResult = ({ code }: Verdict): boolean => /^\d{2,3}$/.test(code);

/** The shop's side of GP Ecom (formerly Realex): HPP for the visitor, its XML API between servers. Cards only. */
export const gpGateway = (options: GpOptions): PaymentGateway => {
  const road = { ...options, url: options.remoteUrl };
  return {
    name: 'gp',
    accepts: (paymentType, importe) => paymentType === 'tarjeta' && importe > 0,
    start: (payment) => ({
      url: options.pageUrl,
      method: 'POST',
      fields: hppRequest(payment, options, payment.creado),
    }),
    read: (fields) => {
      const answer = readHppResponse(fields, options);
      return isRefusal(answer) || isResult(answer) ? answer : refuse('mensaje-no-valido');
    },
    query: async (reference) => {
      const answer = await askGp(road, { type: 'query', reference }, options);
      if (!('rejected' in answer)) return { ...answer, reference };
      if (answer.rejected === nothingKnown) return 'unknown';
      throw new Error(`the gateway refused a query: ${answer.rejected}`);
    },
    refund: async (refund) => {
      const answer = await askGp(road, { type: 'rebate', reference: refund.reference, refund }, options);
      return 'rejected' in answer ? { ok: false, code: answer.rejected } : { ok: answer.ok, code: answer.code };
    },
    // GP has no key for a refund and cannot be asked about one. Where giving it twice would pass what it gives back
    // at most, the second is refused.
    maySendAgain: ({ importe, antes, pagado }) =>
      times(sum([antes, importe, importe]), 100) > times(pagado, mostGivenBack),
  };
};
