import type { Cents } from '#domain/money/cents.ts';
import type { PaymentStatus } from '#domain/payments/payment-state.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { PaymentFamily, PaymentType, Verdict } from './gateways/payment-gateway.ts';

/** One attempt to pay. */
export interface PaymentRow {
  readonly reference: string;
  readonly orderId: number;
  readonly gateway: string;
  readonly paymentType: PaymentType;
  readonly importe: Cents;
  readonly status: PaymentStatus;
  readonly family: PaymentFamily | null;
  readonly pasref: string | null;
  readonly authcode: string | null;
  readonly creado: Date;
}

export const findPayment = async (db: Database, reference: string): Promise<PaymentRow | undefined> =>
  await db.maybeOne<PaymentRow>(sql`
    select reference, order_id as "orderId", gateway, payment_type as "paymentType", importe, status, family, pasref, authcode, creado
    from payment where reference = ${reference}`);

export const insertPayment = async (
  tx: Database,
  payment: Pick<PaymentRow, 'reference' | 'orderId' | 'gateway' | 'paymentType' | 'importe' | 'creado'>,
): Promise<void> => {
  await tx.run(sql`
    insert into payment (reference, order_id, gateway, payment_type, importe, status, creado)
    values (${payment.reference}, ${payment.orderId}, ${payment.gateway}, ${payment.paymentType}, ${payment.importe},
      'iniciado', ${payment.creado})`);
};

/** Writes what became of an attempt. Its order's row is locked by the caller. */
export const resolvePayment = async (
  tx: Database,
  reference: string,
  status: PaymentStatus,
  verdict: Verdict | null,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    update payment set status = ${status}, resuelto = ${now},
      code = coalesce(${verdict?.code ?? null}, code), family = coalesce(${verdict?.family ?? null}, family),
      pasref = coalesce(${verdict?.pasref ?? null}, pasref), authcode = coalesce(${verdict?.authcode ?? null}, authcode)
    where reference = ${reference}`);
};

/** What a refund gives back is what came, even where that is not what was asked for. */
export const correctAmount = async (tx: Database, reference: string, importe: number): Promise<void> => {
  await tx.run(sql`update payment set importe = ${importe} where reference = ${reference}`);
};

/** Attempts of an order that have no answer yet. */
export const openPaymentsOf = async (db: Database, orderId: number): Promise<PaymentRow[]> =>
  await db.rows<PaymentRow>(sql`
    select reference, order_id as "orderId", gateway, payment_type as "paymentType", importe, status, family, pasref, authcode, creado
    from payment where order_id = ${orderId}::bigint and status = 'iniciado' order by intento`);

/** How a message reached us. */
export type Via = 'aviso' | 'retorno' | 'consulta';

/** Everything a gateway says is kept, believed or not: the way back through a dispute begins here. */
export const noteMessage = async (
  db: Database,
  message: {
    readonly gateway: string;
    readonly reference: string | null;
    readonly via: Via;
    readonly valida: boolean;
    readonly efecto: string;
    readonly campos: object;
    readonly recibido: Date;
  },
): Promise<void> => {
  await db.run(sql`
    insert into payment_notification (gateway, reference, via, valida, efecto, campos, recibido)
    values (${message.gateway}, ${message.reference}, ${message.via}, ${message.valida}, ${message.efecto},
      ${JSON.stringify(message.campos)}::jsonb, ${message.recibido})`);
};

/** Attempts without an answer that nobody asked about since `before`, the one waiting longest first. They count as asked. */
export const takeUnanswered = async (
  db: Database,
  ask: { before: Date; now: Date; most: number },
): Promise<PaymentRow[]> =>
  await db.rows<PaymentRow>(sql`
    update payment set consultado = ${ask.now}::timestamptz
    where reference in (
      select reference from payment
      where status = 'iniciado' and coalesce(consultado, creado) < ${ask.before}::timestamptz
      order by coalesce(consultado, creado), intento limit ${ask.most}::int for update skip locked)
    returning reference, order_id as "orderId", gateway, payment_type as "paymentType", importe, status, family, pasref, authcode, creado`);

/** Money that is to be given back and was not within the time that its job usually takes. */
export const refundsOwed = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db.rows<{ reference: string }>(sql`
    select reference from payment where status = 'devolver' and resuelto < ${before}::timestamptz order by resuelto limit 100`);
  return rows.map(({ reference }) => reference);
};
