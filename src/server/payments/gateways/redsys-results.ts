import type { PaymentFamily } from './payment-gateway.ts';

/**
 * Codes of Ds_Response by what the customer is told. Sources: Redsys's table of responses («Consulta SOAP de
 * transacciones» 2.5, 4.2.2); 0208 and 0209 are the network's codes for lost and stolen cards.
 */
const named: Readonly<Partial<Record<PaymentFamily, readonly string[]>>> = {
  '103': ['0208', '0209'],
  // Suspicion of fraud, with and without the order to keep the card; stopped by the entry rules.
  '107': ['0102', '0202', '9261'],
  // The shop is not set up: unknown merchant, operations not allowed to it, an obsolete signature.
  '666': ['0904', '9104', '9218', '9256', '9257', '9444', '9494'],
  // The card itself: length, expiry, existence, international refusal, check digit.
  '1xx': ['9064', '9071', '9093', '9094', '9253'],
  '2xx': ['0912', '9912'],
  '3xx': ['0909', '9909', '9913'],
  '5xx': ['0913', '0944', '0950'],
  cancelado: ['9915'],
  otro: ['9914', '9928', '9929', '9997', '9998', '9999'],
};

const families = new Map(
  Object.entries(named).flatMap(([family, codes]) => codes.map((code) => [code, family as PaymentFamily] as const)),
);

/** Whether Ds_Response says that the payment was made. */
export const redsysPaid = (code: string): boolean => /^00\d\d$/.test(code);

/** Refund accepted. */
export const redsysRefunded = '0900';

/** Codes of an operation that has no end yet: a card in use, its data asked for, the issuer asking the holder. */
export const redsysUnfinished: ReadonlySet<string> = new Set(['9997', '9998', '9999']);

/** The family of a four-digit Ds_Response: the issuer's refusals are 01xx and 02xx, errors of requests 9xxx. */
export const redsysFamily = (code: string): PaymentFamily => {
  if (redsysPaid(code)) return 'ok';
  const family = families.get(code);
  if (family) return family;
  if (/^0[12]\d\d$/.test(code)) return '1xx';
  return /^9\d{3}$/.test(code) ? '5xx' : 'otro';
};
