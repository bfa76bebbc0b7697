import { dayMs, hourMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** How long what nobody asks for any more is kept. */
const kept = {
  /** A repeated call comes within a day or is a new one. */
  idempotencyKey: dayMs,
  /** Longer than any window of the contract. */
  rateLimit: hourMs,
  job: 7 * dayMs,
  /** A person who was told has had the message they asked for. */
  toldRequest: 30 * dayMs,
  /** Nobody waits longer for a tyre. */
  request: 365 * dayMs,
  /** Said in the letter that a saved search leads to. */
  lead: 365 * dayMs,
} as const;

/** Deletes what has served its purpose. */
export const pruneServed = async (db: Database, now: Date): Promise<void> => {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.run(sql`delete from idempotency_key where creado < ${before(kept.idempotencyKey)}`);
  await db.run(sql`delete from rate_limit where desde < ${before(kept.rateLimit)}`);
  await db.run(sql`delete from access_token where caduca <= ${now}`);
  await db.run(sql`delete from known_device where caduca <= ${now}`);
  await db.run(sql`delete from passkey_challenge where caduca <= ${now}`);
  await db.run(sql`
    delete from product_request where avisado < ${before(kept.toldRequest)} or creado < ${before(kept.request)}`);
  await db.run(sql`delete from lead where creado < ${before(kept.lead)} and not wants_info`);
  await db.run(sql`update lead set busqueda = null where creado < ${before(kept.lead)} and busqueda is not null`);
  await db.run(sql`delete from job where done_at < ${before(kept.job)}`);
};
