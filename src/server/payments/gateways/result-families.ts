import type { PaymentFamily } from './payment-gateway.ts';

/** Codes of GP Ecom that mean something of their own (meanings: docs of the gateway; spec O24 to O30). */
const single = new Map<string, PaymentFamily>([
  ['00', 'ok'],
  ['103', '103'], // card lost or stolen
  ['107', '107'], // blocked by fraud rules
  ['603', '3xx'], // data source error: to the customer the same as an internal one
  ['666', '666'], // client deactivated or site configuration
  ['999', 'cancelado'],
]);

const byFirstDigit = new Map<string, PaymentFamily>([
  ['1', '1xx'], // declined: data or funds
  ['2', '2xx'], // no link to the bank
  ['3', '3xx'], // the gateway's own failure
  ['5', '5xx'], // something in the request
]);

/** The family of a GP Ecom result code; 4xx and what nobody documents is `otro`. */
export const familyOf = (code: string): PaymentFamily =>
  single.get(code) ?? (/^\d{3}$/.test(code) ? byFirstDigit.get(code.charAt(0)) : undefined) ?? 'otro';
