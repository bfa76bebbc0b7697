import type { Limit } from '#contract/endpoint.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/**
 * Counts one more call of `key` in the current window and answers with the seconds to wait when that
 * is too many. The count lives in the database, so two servers together allow no more than one.
 */
export const countSharedCall = async (
  database: Database,
  key: string,
  limit: Limit,
  now: Date,
): Promise<number | undefined> => {
  const window = limit.seconds * 1000;
  const start = new Date(Math.floor(now.getTime() / window) * window);
  const { cantidad } = await database.one<{ cantidad: number }>(sql`
    insert into rate_limit (key, desde, cantidad) values (${key}, ${start}, 1)
    on conflict (key, desde) do update set cantidad = rate_limit.cantidad + 1
    returning cantidad`);
  return cantidad > limit.calls ? Math.ceil((start.getTime() + window - now.getTime()) / 1000) : undefined;
};
