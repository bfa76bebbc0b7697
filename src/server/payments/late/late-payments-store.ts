import type { Database } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

export type Decision = 'hora' | 'pedida' | 'plazo' | 'cancelado';

/** What a customer is asked whose payment came when the time was gone. */
export interface LatePayment {
  readonly id: string;
  readonly orderId: number;
  readonly reference: string;
  readonly hasta: Date;
  readonly decision: Decision | null;
}

export const findLatePayment = async (db: Database, id: string): Promise<LatePayment | undefined> =>
  await db.maybeOne<LatePayment>(sql`
    select id, order_id as "orderId", reference, hasta, decision from late_payment where id = ${id}::uuid`);

export const insertLatePayment = async (
  tx: Database,
  late: { readonly orderId: number; readonly reference: string; readonly hasta: Date; readonly now: Date },
): Promise<string> => {
  const { id } = await tx.one<{ id: string }>(sql`
    insert into late_payment (order_id, reference, hasta, creado)
    values (${late.orderId}::bigint, ${late.reference}, ${late.hasta}::timestamptz, ${late.now}::timestamptz)
    returning id`);
  return id;
};

/** The question is answered. Its order's row is locked by the caller. */
export const decideLatePayment = async (
  tx: Database,
  orderId: number,
  decision: Decision,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    update late_payment set decision = ${decision}, decidido = ${now}::timestamptz
    where order_id = ${orderId}::bigint and decision is null`);
};

/** Questions whose time to answer is over. */
export const overdueLatePayments = async (db: Database, now: Date, most: number): Promise<string[]> => {
  const rows = await db.rows<{ id: string }>(sql`
    select id from late_payment where decision is null and hasta <= ${now}::timestamptz order by hasta limit ${most}::int`);
  return rows.map(({ id }) => id);
};
