import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** A job that this worker has for as long as nobody else took it over. */
export interface ClaimedJob {
  readonly id: number;
  readonly kind: string;
  readonly payload: unknown;
  /** How often it was begun, this time included. */
  readonly attempts: number;
  /** Names the claim. It changes when a worker takes the job over, or when the job is asked for anew. */
  readonly lockedUntil: Date;
}

/**
 * Writes a job. One that waits under the same `dedupe` stays the only one and runs at the earlier time; one
 * that runs at this moment may have read too soon, so it runs again.
 */
export const insertJob = async (
  db: Database,
  job: {
    readonly kind: string;
    readonly payload: object;
    readonly dedupe: string | null;
    readonly runAt: Date | null;
  },
): Promise<void> => {
  await db.run(sql`
    insert into job (kind, payload, dedupe, run_at)
    values (${job.kind}, ${JSON.stringify(job.payload)}::jsonb, ${job.dedupe}, coalesce(${job.runAt}::timestamptz, now()))
    on conflict (kind, dedupe) where dedupe is not null and done_at is null and failed_at is null do update
    set payload = excluded.payload, attempts = 0, locked_until = null,
      run_at = case when job.locked_until is null then least(job.run_at, excluded.run_at) else excluded.run_at end`);
};

/** Makes sure that a kind which runs again and again has its one row. */
export const insertPeriodicJob = async (db: Database, kind: string, now: Date): Promise<void> => {
  await db.run(sql`
    insert into job (kind, payload, dedupe, run_at) values (${kind}, '{}', ${kind}, ${now})
    on conflict (kind, dedupe) where dedupe is not null and done_at is null and failed_at is null do nothing`);
};

/** Takes due jobs until `until`; what other workers have is passed over, what a dead one had is taken over. */
export const claimJobs = async (
  db: Database,
  ask: { readonly kinds: readonly string[]; readonly most: number; readonly now: Date; readonly until: Date },
): Promise<ClaimedJob[]> =>
  await db.rows<ClaimedJob>(sql`
    update job set locked_until = ${ask.until}, attempts = attempts + 1
    where id in (
      select id from job
      where done_at is null and failed_at is null and run_at <= ${ask.now} and (locked_until is null or locked_until <= ${ask.now})
        and kind = any (${[...ask.kinds]}::text[])
      order by run_at, id
      limit ${ask.most}
      for update skip locked)
    returning id, kind, payload, attempts, locked_until as "lockedUntil"`);

export const finishJob = async (db: Database, job: ClaimedJob, now: Date): Promise<void> => {
  await db.run(sql`
    update job set done_at = ${now}, locked_until = null, error = null
    where id = ${job.id} and locked_until = ${job.lockedUntil} and done_at is null and failed_at is null`);
};

/** Lets a job run again later; `error` is null where it went well and is periodic. */
export const repeatJob = async (
  db: Database,
  job: ClaimedJob,
  next: { readonly runAt: Date; readonly attempts: number; readonly error: string | null },
): Promise<void> => {
  await db.run(sql`
    update job set run_at = ${next.runAt}, attempts = ${next.attempts}, error = ${next.error}, locked_until = null
    where id = ${job.id} and locked_until = ${job.lockedUntil} and done_at is null and failed_at is null`);
};

/** Gives a job up. It stays, with its error, for somebody to look at. */
export const failJob = async (db: Database, job: ClaimedJob, now: Date, error: string): Promise<void> => {
  await db.run(sql`
    update job set failed_at = ${now}, error = ${error}, locked_until = null
    where id = ${job.id} and locked_until = ${job.lockedUntil} and done_at is null and failed_at is null`);
};
