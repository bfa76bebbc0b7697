import type { Database } from '#server/database/database.ts';
import { fragment, sql } from '#server/database/sql.ts';
import type { HppFields } from '#server/payments/gateways/hpp.ts';

export interface SandboxPayment {
  readonly order_id: string;
  readonly pas_uuid: string;
  readonly request: HppFields;
  readonly result: string | null;
  readonly message: string | null;
  readonly pasref: string | null;
  readonly authcode: string | null;
  readonly resuelto: Date | null;
  /** Its visitor keeps the answer back from the shop. */
  readonly retenido: boolean;
}

/** A payment that has its answer, which never changes again. */
export interface AnsweredPayment extends SandboxPayment {
  readonly result: string;
  readonly message: string;
  readonly pasref: string;
  readonly authcode: string;
  readonly resuelto: Date;
}

export interface Outcome {
  readonly result: string;
  readonly message: string;
  readonly pasref: string;
  readonly authcode: string;
}

export const isAnswered = (payment: SandboxPayment): payment is AnsweredPayment => payment.result !== null;

/** As `SandboxPayment` has them. */
const columns = fragment`order_id, pas_uuid, request, result, message, pasref, authcode, resuelto, retenido`;

/** Remembers a request under its ORDER_ID; nothing when that was used before. */
export const rememberRequest = async (
  database: Database,
  merchantId: string,
  orderId: string,
  request: HppFields,
  now: Date,
): Promise<SandboxPayment | undefined> =>
  await database.maybeOne<SandboxPayment>(sql`
    insert into sandbox_payment (merchant_id, order_id, request, creado)
    values (${merchantId}, ${orderId}, ${JSON.stringify(request)}::jsonb, ${now})
    on conflict (merchant_id, order_id) do nothing
    returning ${columns}`);

export const loadByOrder = async (
  database: Database,
  merchantId: string,
  orderId: string,
): Promise<SandboxPayment | undefined> =>
  await database.maybeOne<SandboxPayment>(sql`
    select ${columns}
    from sandbox_payment where merchant_id = ${merchantId} and order_id = ${orderId}`);

export const loadByVisit = async (
  database: Database,
  merchantId: string,
  pasUuid: string,
): Promise<SandboxPayment | undefined> =>
  await database.maybeOne<SandboxPayment>(sql`
    select ${columns}
    from sandbox_payment where merchant_id = ${merchantId} and pas_uuid = ${pasUuid}`);

/**
 * Gives a payment its answer, once: of two visitors who press at the same moment one gets the row. The
 * phone, which only filled the form, is forgotten with it.
 */
export const answerOnce = async (
  database: Database,
  merchantId: string,
  orderId: string,
  { result, message, pasref, authcode }: Outcome,
  { now, retenido }: { readonly now: Date; readonly retenido: boolean },
): Promise<AnsweredPayment | undefined> =>
  await database.maybeOne<AnsweredPayment>(sql`
    update sandbox_payment
    set result = ${result}, message = ${message}, pasref = ${pasref}, authcode = ${authcode}, resuelto = ${now}, retenido = ${retenido},
        request = request - 'HPP_CUSTOMER_PHONENUMBER_MOBILE'
    where merchant_id = ${merchantId} and order_id = ${orderId} and result is null
    returning ${columns}`);

/** Lets the shop have an answer that was kept back; undefined where it was not (any more). */
export const letGo = async (
  database: Database,
  merchantId: string,
  orderId: string,
): Promise<AnsweredPayment | undefined> =>
  await database.maybeOne<AnsweredPayment>(sql`
    update sandbox_payment set retenido = false
    where merchant_id = ${merchantId} and order_id = ${orderId} and retenido
    returning ${columns}`);

/**
 * Gives an approved payment back, whole or in part, once for each key; asked again it is told as done. Never more
 * than was paid: a second call at the same moment waits for the payment's row.
 */
export const giveBackOnce = async (
  database: Database,
  refund: {
    readonly merchantId: string;
    readonly orderId: string;
    readonly refundId: string;
    readonly amount: number;
  },
): Promise<boolean> => {
  const { merchantId, orderId, refundId, amount } = refund;
  return await database.transaction(async (tx) => {
    const { paid } = await tx.one<{ paid: number }>(sql`
      select (request ->> 'AMOUNT')::int as paid from sandbox_payment
      where merchant_id = ${merchantId} and order_id = ${orderId} for update`);
    const given = await tx.rows<{ refundId: string; importe: number }>(sql`
      select refund_id as "refundId", importe::int as importe from sandbox_refund
      where merchant_id = ${merchantId} and order_id = ${orderId}`);
    const same = given.find((each) => each.refundId === refundId);
    if (same) return same.importe === amount;
    if (given.reduce((sum, { importe }) => sum + importe, amount) > paid) return false;
    await tx.run(sql`
      insert into sandbox_refund (merchant_id, order_id, refund_id, importe)
      values (${merchantId}, ${orderId}, ${refundId}, ${amount})`);
    return true;
  });
};
