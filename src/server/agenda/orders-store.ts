import type { AgendaStatus } from '#domain/agenda/status.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const orderStatuses = { arrived: 'en-taller', working: 'en-taller', done: 'completado' } as const;

/**
 * An order follows its car: in the workshop, done, or expected again where staff take that back. Its row is locked before
 * any of its times, as whoever cancels an order does.
 */
export const followCar = async (tx: Database, orderId: number, status: AgendaStatus): Promise<void> => {
  const next = status === 'arrived' || status === 'working' || status === 'done' ? orderStatuses[status] : 'confirmado';
  await tx.run(sql`
    update customer_order set status = ${next}
    where id = ${orderId}::bigint and status in ('confirmado', 'en-taller', 'completado') and status <> ${next}`);
};
