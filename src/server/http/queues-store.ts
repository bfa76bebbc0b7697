import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface Queue {
  readonly queue: string;
  readonly waiting: number;
}

/** How many rows wait for a job, by queue; for their customer (`late_payment`); for a person (`refund_review`). */
export const countQueues = (database: Database): Promise<Queue[]> =>
  database.rows<Queue>(sql`
    select 'job' as queue, count(*)::int as waiting from job where done_at is null and failed_at is null
    union all select 'job_failed', count(*)::int from job where failed_at is not null
    union all select 'mail', count(*)::int from mail where status = 'pendiente'
    union all select 'payment', count(*)::int from payment where status = 'iniciado'
    union all select 'late_payment', count(*)::int from late_payment where decision is null
    union all select 'refund', count(*)::int from payment_refund where estado = 'pendiente'
    union all select 'refund_review', count(*)::int from payment_refund where estado = 'revisar'`);

/** Whether the database answers and has its tables. */
export const isMigrated = async (database: Database): Promise<boolean> =>
  (await database.maybeOne(sql`select 1 from migration limit 1`).catch(() => undefined)) !== undefined;
