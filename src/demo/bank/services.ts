import { hppFieldsOf, type HppFields } from '#server/payments/gateways/hpp.ts';
import { isSameSecret } from '#server/security/signature.ts';
import { queryHash, queryResults, refundHash } from '#demo/bank/sandbox-protocol.ts';
import { responseTo, serviceAnswer } from './answer.ts';
import { isOfToday } from './check-request.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { giveBackOnce, isAnswered, loadByOrder } from './sandbox-store.ts';

type Question = HppFields & { readonly ORDER_ID: string };

const believed = (
  { merchantId, secret, clock }: SandboxOptions,
  body: unknown,
  hashOf: (fields: HppFields, secret: string) => string,
): Question | undefined => {
  const fields = hppFieldsOf(body);
  const orderId = fields?.ORDER_ID ?? '';
  const good =
    fields?.MERCHANT_ID === merchantId &&
    /^[\w-]{1,50}$/.test(orderId) &&
    isSameSecret(fields.SHA1HASH, hashOf(fields, secret)) &&
    isOfToday(fields.TIMESTAMP, clock());
  return good ? { ...fields, ORDER_ID: orderId } : undefined;
};

/** How a payment stands, for the shop's server. Nothing when the question is not the merchant's. */
export const answerQuery = async (options: SandboxOptions, body: unknown): Promise<HppFields | undefined> => {
  const orderId = believed(options, body, queryHash)?.ORDER_ID;
  if (orderId === undefined) return undefined;
  const payment = await loadByOrder(options.database, options.merchantId, orderId);
  if (!payment) return serviceAnswer(orderId, queryResults.unknown, 'PRUEBA: SIN OPERACION', options);
  return isAnswered(payment) && !payment.retenido
    ? responseTo(payment, options)
    : serviceAnswer(orderId, queryResults.pending, 'PRUEBA: ABIERTA', options);
};

/** Refunds, whole or in part and never more than was paid; one asked for again under its own key is given once. */
export const answerRefund = async (options: SandboxOptions, body: unknown): Promise<HppFields | undefined> => {
  const { database, merchantId } = options;
  const fields = believed(options, body, refundHash);
  if (!fields) return undefined;
  const payment = await loadByOrder(database, merchantId, fields.ORDER_ID);
  const amount = /^[1-9]\d{0,10}$/.test(fields.AMOUNT ?? '') ? Number(fields.AMOUNT) : 0;
  const fits =
    payment?.result === '00' &&
    fields.CURRENCY === 'EUR' &&
    payment.pasref === fields.PASREF &&
    payment.authcode === fields.AUTHCODE &&
    amount > 0 &&
    /^[\w-]{1,50}$/.test(fields.REFUND_ID ?? '');
  const refund = { merchantId, orderId: fields.ORDER_ID, refundId: fields.REFUND_ID ?? '', amount };
  return fits && (await giveBackOnce(database, refund))
    ? serviceAnswer(fields.ORDER_ID, '00', 'PRUEBA: DEVUELTA', options)
    : serviceAnswer(fields.ORDER_ID, '508', 'PRUEBA: DEVOLUCION NO ADMITIDA', options);
};
