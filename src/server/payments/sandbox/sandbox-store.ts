import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
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
  readonly devuelto: number | null;
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
    returning order_id, pas_uuid, request, result, message, pasref, authcode, resuelto, devuelto`);

export const loadByOrder = async (
  database: Database,
  merchantId: string,
  orderId: string,
): Promise<SandboxPayment | undefined> =>
  await database.maybeOne<SandboxPayment>(sql`
    select order_id, pas_uuid, request, result, message, pasref, authcode, resuelto, devuelto
    from sandbox_payment where merchant_id = ${merchantId} and order_id = ${orderId}`);

export const loadByVisit = async (
  database: Database,
  merchantId: string,
  pasUuid: string,
): Promise<SandboxPayment | undefined> =>
  await database.maybeOne<SandboxPayment>(sql`
    select order_id, pas_uuid, request, result, message, pasref, authcode, resuelto, devuelto
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
  now: Date,
): Promise<AnsweredPayment | undefined> =>
  await database.maybeOne<AnsweredPayment>(sql`
    update sandbox_payment
    set result = ${result}, message = ${message}, pasref = ${pasref}, authcode = ${authcode}, resuelto = ${now},
        request = request - 'HPP_CUSTOMER_PHONENUMBER_MOBILE'
    where merchant_id = ${merchantId} and order_id = ${orderId} and result is null
    returning order_id, pas_uuid, request, result, message, pasref, authcode, resuelto, devuelto`);

/** Gives an approved payment back, once; the same amount again changes nothing and is told as done. */
export const giveBackOnce = async (
  database: Database,
  merchantId: string,
  orderId: string,
  amount: number,
): Promise<boolean> =>
  (await database.run(sql`
    update sandbox_payment set devuelto = ${amount}
    where merchant_id = ${merchantId} and order_id = ${orderId} and result = '00'
      and (devuelto is null or devuelto = ${amount})`)) === 1;
