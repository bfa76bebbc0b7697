import type { LocalTime } from '#domain/booking/delivery.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Money of one payment on its way back. */
export interface RefundRow {
  readonly id: number;
  readonly reference: string;
  readonly importe: Cents;
  readonly motivo: RefundReason;
  readonly estado: 'pendiente' | 'hecha' | 'revisar';
}

export const findRefund = async (db: Database, id: number): Promise<RefundRow | undefined> =>
  await db.maybeOne<RefundRow>(sql`
    select id, reference, importe, motivo, estado from payment_refund where id = ${id}::bigint`);

/** What of a cancelled order's money goes back, and the appointment that it had last. */
export const cancellationRefund = async (
  db: Database,
  orderId: number,
): Promise<{ readonly vuelve: Cents; readonly cita: LocalTime | null }> =>
  await db.one(sql`
    select (
      select coalesce(sum(r.importe), 0)::int from payment_refund r join payment p on p.reference = r.reference
      where p.order_id = ${orderId}::bigint and r.motivo = 'cancelado') as vuelve,
      (select json_build_object('fecha', a.fecha, 'hora', to_char(lower(a.span) at time zone a.tz, 'HH24:MI'))
      from allocation a where a.order_id = ${orderId}::bigint and a.etapa = 1 and a.status = 'cancelled'
      order by a.id desc limit 1) as cita`);

/**
 * Promises so much of a paid attempt back; undefined where it has not that much left, and then nothing is written.
 * Its order's row is locked by the caller.
 */
export const insertRefund = async (
  tx: Database,
  refund: {
    readonly reference: string;
    readonly importe: Cents;
    readonly motivo: RefundReason;
    readonly now: Date;
  },
): Promise<number | undefined> => {
  const written = await tx.maybeOne<{ id: number }>(sql`
    with promised as (
      update payment set devuelto = devuelto + ${refund.importe}::int,
        status = case when devuelto + ${refund.importe}::int = importe then 'devolver' else status end
      where reference = ${refund.reference} and status = 'pagado' and devuelto + ${refund.importe}::int <= importe
      returning reference
    )
    insert into payment_refund (reference, importe, motivo, creado)
    select reference, ${refund.importe}::int, ${refund.motivo}, ${refund.now}::timestamptz from promised
    returning id`);
  return written?.id;
};

/** A refund that this worker alone has for a while, and what is known of it. */
export interface TakenRefund extends RefundRow {
  /** It was sent before, and nobody knows what came of that. */
  readonly dudosa: boolean;
  /** What the gateway gave back of the same payment before, in cents. */
  readonly antes: Cents;
}

/**
 * Takes the oldest refund of a payment that still is to be sent. From then on it counts as sent, until somebody
 * knows better: a worker that dies leaves it so. Null where none is left, `busy` where another worker has it.
 */
export const takeRefund = async (
  db: Database,
  ask: { readonly reference: string; readonly now: Date; readonly deadSince: Date },
): Promise<TakenRefund | 'busy' | null> =>
  await db.transaction(async (tx) => {
    const found = await tx.maybeOne<TakenRefund & { readonly tomada: Date | null }>(sql`
      select r.id, r.reference, r.importe, r.motivo, r.estado, r.dudosa, r.tomada, (
        select coalesce(sum(b.importe), 0)::int from payment_refund b where b.reference = r.reference and b.estado = 'hecha') as antes
      from payment_refund r
      where r.reference = ${ask.reference} and r.estado <> 'hecha' order by r.id limit 1 for update`);
    if (!found || found.estado === 'revisar') return null;
    const { tomada, ...refund } = found;
    if (tomada !== null && tomada > ask.deadSince) return 'busy';
    await tx.run(sql`
      update payment_refund set tomada = ${ask.now}::timestamptz, dudosa = true where id = ${refund.id}::bigint`);
    return refund;
  });

/** Lets go of a refund that was not given; `dudosa` where nobody knows whether it was. */
export const letGoOfRefund = async (db: Database, id: number, dudosa: boolean): Promise<void> => {
  await db.run(sql`
    update payment_refund set tomada = null, dudosa = ${dudosa}::boolean where id = ${id}::bigint and estado = 'pendiente'`);
};

/** Leaves a refund to a person; those behind it of the same payment wait. */
export const leaveRefundToPerson = async (db: Database, id: number): Promise<void> => {
  await db.run(sql`
    update payment_refund set tomada = null, estado = 'revisar' where id = ${id}::bigint and estado = 'pendiente'`);
};

export const finishRefund = async (tx: Database, id: number, now: Date): Promise<void> => {
  await tx.run(sql`
    update payment_refund set estado = 'hecha', dudosa = false, tomada = null, resuelto = ${now}::timestamptz
    where id = ${id}::bigint`);
};

/** A payment all of whose money went back has come to its end. Its order's row is locked by the caller. */
export const closePayment = async (tx: Database, reference: string, now: Date): Promise<void> => {
  await tx.run(sql`
    update payment set status = 'devuelto', resuelto = ${now}::timestamptz
    where reference = ${reference} and status = 'devolver'
      and not exists (select from payment_refund r where r.reference = payment.reference and r.estado <> 'hecha')`);
};

/** Payments whose money is to go back, that no person has to look at, and whose job did not do it in its usual time. */
export const refundsOwed = async (db: Database, before: Date): Promise<string[]> => {
  const rows = await db.rows<{ reference: string }>(sql`
    select r.reference from payment_refund r
    where r.estado = 'pendiente' and r.creado < ${before}::timestamptz
      and not exists (select from payment_refund o where o.reference = r.reference and o.estado = 'revisar')
    union
    select p.reference from payment p
    where p.status = 'devolver' and not exists (select from payment_refund r where r.reference = p.reference and r.estado <> 'hecha')
    limit 100`);
  return rows.map(({ reference }) => reference);
};
