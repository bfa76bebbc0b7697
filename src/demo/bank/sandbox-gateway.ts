import { isRefusal, refuse } from '#domain/refusal.ts';
import { hppRequest } from '#server/payments/gateways/hpp-request.ts';
import { hppTimestamp, readHppResponse, type HppFields, type HppMerchant } from '#server/payments/gateways/hpp.ts';
import type { PaymentGateway, Verdict } from '#server/payments/gateways/payment-gateway.ts';
import { bizumLimits, queryHash, queryResults, refundHash, sandboxPaths } from './sandbox-protocol.ts';

export interface SandboxGatewayOptions extends HppMerchant {
  /** Where the pretend gateway stands, as the browser and this server reach it, without a slash at the end. */
  readonly url: string;
  readonly clock: () => Date;
  readonly fetch: typeof globalThis.fetch;
}

const answerWithinMs = 5000;

/** The shop's side of the pretend gateway: HPP for the visitor, two signed calls between servers. */
export const sandboxGateway = ({ url, clock, fetch, ...merchant }: SandboxGatewayOptions): PaymentGateway => {
  const ask = async (path: string, fields: HppFields, reference: string): Promise<Verdict> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(fields),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!response.ok) throw new Error(`the gateway answered ${path} with ${response.status}`);
    const answer = readHppResponse(await response.json(), merchant);
    if (isRefusal(answer)) throw new Error(`the gateway's answer to ${path} is not believed: ${answer.refusal}`);
    if (answer.reference !== reference) throw new Error(`the gateway answered ${path} about another payment`);
    return answer;
  };

  const addressed = (reference: string) => ({
    MERCHANT_ID: merchant.merchantId,
    ORDER_ID: reference,
    TIMESTAMP: hppTimestamp(clock()),
  });

  return {
    name: 'sandbox',
    accepts: (paymentType, importe) =>
      importe > 0 && (paymentType === 'tarjeta' || (importe >= bizumLimits.min && importe <= bizumLimits.max)),
    start: (payment) => ({
      url,
      method: 'POST',
      fields: hppRequest(payment, { ...merchant, account: 'internet' }, payment.creado),
    }),
    read: (fields) => {
      const answer = readHppResponse(fields, merchant);
      // The answers to a query about an open payment are signed too, and are no verdict.
      return isRefusal(answer) || /^\d+$/.test(answer.code) ? answer : refuse('mensaje-no-valido');
    },
    query: async (reference) => {
      const fields = addressed(reference);
      const answer = await ask(
        sandboxPaths.query,
        { ...fields, SHA1HASH: queryHash(fields, merchant.secret) },
        reference,
      );
      if (answer.code === queryResults.pending) return 'pending';
      return answer.code === queryResults.unknown ? 'unknown' : answer;
    },
    // The pretend gateway remembers refunds by their key.
    maySendAgain: () => true,
    refund: async ({ id, reference, importe, pasref, authcode }) => {
      const fields = {
        ...addressed(reference),
        AMOUNT: String(importe),
        CURRENCY: 'EUR',
        PASREF: pasref,
        AUTHCODE: authcode,
        REFUND_ID: id,
      };
      const answer = await ask(
        sandboxPaths.refund,
        { ...fields, SHA1HASH: refundHash(fields, merchant.secret) },
        reference,
      );
      return { ok: answer.ok, code: answer.code };
    },
  };
};
