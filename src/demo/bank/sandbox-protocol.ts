import { fieldsNamed, hppHash, type HppFields } from '#server/payments/gateways/hpp.ts';

/*
 * What the pretend gateway offers between servers beside HPP: two JSON calls, signed like HPP and
 * answered with a signed HPP response. Each signature ends in the call's own name, so that a signature
 * which a browser has seen (the payment form, the return) opens neither.
 */

/** Paths under the pretend gateway's address. */
export const sandboxPaths = { query: '/consulta', refund: '/devolucion' } as const;

/** RESULT of a query about a payment that has none yet, and about one that was never seen. */
export const queryResults = { pending: 'PENDING', unknown: 'UNKNOWN' } as const;

/** What the pretend gateway takes by Bizum, in cents. */
export const bizumLimits = { min: 50, max: 100_000 } as const;

export const queryHash = (fields: HppFields, secret: string): string =>
  hppHash([...fieldsNamed(fields, 'TIMESTAMP.MERCHANT_ID.ORDER_ID'), 'query'], secret);

export const refundHash = (fields: HppFields, secret: string): string =>
  hppHash(
    [...fieldsNamed(fields, 'TIMESTAMP.MERCHANT_ID.ORDER_ID.AMOUNT.CURRENCY.PASREF.AUTHCODE.REFUND_ID'), 'refund'],
    secret,
  );
