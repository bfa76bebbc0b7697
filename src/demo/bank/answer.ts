import { hppTimestamp, responseHash, type HppFields, type HppMerchant } from '#server/payments/gateways/hpp.ts';
import { randomInt } from 'node:crypto';
import type { SandboxOptions } from './sandbox-options.ts';
import type { AnsweredPayment, Outcome } from './sandbox-store.ts';

/** Names that belong to the protocol; everything else in a request is the merchant's own and goes back to it. */
const protocolField =
  /^(?:HPP_|BILLING_|SHIPPING_|(?:MERCHANT_ID|ACCOUNT|ORDER_ID|AMOUNT|CURRENCY|TIMESTAMP|SHA1HASH|AUTO_SETTLE_FLAG|MERCHANT_RESPONSE_URL|PM_METHODS|RESULT|MESSAGE|PASREF|AUTHCODE|BATCHID|pas_uuid)$)/;

/** What the gateway keeps of a request: not who pays, nor where they live. */
export const keptOf = (request: HppFields): HppFields =>
  Object.fromEntries(
    Object.entries(request).filter(([name]) => !/^HPP_(?:CUSTOMER_EMAIL|BILLING_)/.test(name) && name !== 'SHA1HASH'),
  );

const signed = (fields: HppFields, secret: string): HppFields => ({
  ...fields,
  SHA1HASH: responseHash(fields, secret),
});

/** A result with the gateway's own numbers for it. */
export const outcomeOf = (result: string, message: string, now: Date): Outcome => ({
  result,
  message,
  pasref: hppTimestamp(now) + String(randomInt(100_000)).padStart(5, '0'),
  authcode: result === '00' ? String(randomInt(100_000, 1_000_000)) : '',
});

/** The signed HPP response to a payment: the same, to the letter, each time it is told. */
export const responseTo = (payment: AnsweredPayment, { merchantId, secret }: HppMerchant): HppFields => {
  const { request } = payment;
  const supplementary = Object.entries(request).filter(([name]) => !protocolField.test(name));
  return signed(
    {
      ...Object.fromEntries(supplementary),
      MERCHANT_ID: merchantId,
      ACCOUNT: request.ACCOUNT ?? 'internet',
      ORDER_ID: payment.order_id,
      TIMESTAMP: hppTimestamp(payment.resuelto),
      RESULT: payment.result,
      MESSAGE: payment.message,
      PASREF: payment.pasref,
      AUTHCODE: payment.authcode,
      AMOUNT: request.AMOUNT ?? '',
      BATCHID: '-1',
      pas_uuid: payment.pas_uuid,
    },
    secret,
  );
};

/** A signed answer between servers that is not the result of a payment. */
export const serviceAnswer = (
  orderId: string,
  result: string,
  message: string,
  { merchantId, secret, clock }: Pick<SandboxOptions, 'merchantId' | 'secret' | 'clock'>,
): HppFields =>
  signed(
    {
      MERCHANT_ID: merchantId,
      ORDER_ID: orderId,
      TIMESTAMP: hppTimestamp(clock()),
      RESULT: result,
      MESSAGE: message,
      PASREF: '',
      AUTHCODE: '',
    },
    secret,
  );
