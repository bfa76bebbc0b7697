import type { Limit } from '#contract/endpoint.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const startOf = ({ seconds }: Limit, now: Date): Date => {
  const window = seconds * 1000;
  return new Date(Math.floor(now.getTime() / window) * window);
};

/**
 * Claims one more call of `key` in the current window: the how manieth it is, or the seconds to wait when there is none
 * left. The count lives in the database, so two servers together allow no more than one.
 */
export const claimCall = async (
  database: Database,
  key: string,
  limit: Limit,
  now: Date,
): Promise<{ readonly nth: number } | { readonly wait: number }> => {
  const start = startOf(limit, now);
  const claimed = await database.maybeOne<{ nth: number }>(sql`
    insert into rate_limit (key, desde, cantidad) values (${key}, ${start}, 1)
    on conflict (key, desde) do update set cantidad = rate_limit.cantidad + 1 where rate_limit.cantidad < ${limit.calls}
    returning cantidad as nth`);
  return claimed ?? { wait: Math.ceil((start.getTime() + limit.seconds * 1000 - now.getTime()) / 1000) };
};

/** Gives back what was claimed at `then`: it turned out to be nothing that is limited, such as a right password. */
export const giveBackCall = async (database: Database, key: string, limit: Limit, then: Date): Promise<void> => {
  await database.run(sql`
    update rate_limit set cantidad = cantidad - 1 where key = ${key} and desde = ${startOf(limit, then)} and cantidad > 0`);
};
