import { dayMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** More products than this are not worth being re-read one by one. */
const most = 3000;

export interface CatalogueChanges {
  /** What the database showed at the moment of this answer; ask with it the next time. */
  readonly snapshot: string;
  /** Products to read again, or all there is. */
  readonly changed: readonly number[] | 'everything';
  /** Whether taxes, services, promotions or the like changed. */
  readonly tariffs: boolean;
}

/**
 * What changed in the catalogue since a snapshot: the rows of transactions that it did not see and that are
 * seen now, so that a commit that comes late or lasts long is never missed.
 */
export const readChanges = async (db: Database, since: string): Promise<CatalogueChanges> => {
  const { snapshot, changed, tariffs } = await db.one<{ snapshot: string; changed: number[]; tariffs: boolean }>(sql`
    with unseen as (
      select distinct c.product_id, c.solo_tarifas from catalogue_change c
      where c.xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(c.xid, ${since}::pg_snapshot)
      limit ${most + 2}
    )
    select pg_current_snapshot()::text as snapshot, array(select u.product_id from unseen u where not u.solo_tarifas) as changed,
      exists (select from unseen u where u.solo_tarifas) as tariffs`);
  return { snapshot, changed: changed.length > most || changed.includes(0) ? 'everything' : changed, tariffs };
};

/** Where to begin: everything is new. */
export const readSnapshot = async (db: Database): Promise<CatalogueChanges> => ({
  snapshot: (await db.one<{ snapshot: string }>(sql`select pg_current_snapshot()::text as snapshot`)).snapshot,
  changed: 'everything',
  tariffs: true,
});

/** Who has not asked for this long reads everything, so older notes may be forgotten. */
export const changesKeptMs = dayMs;

/** Forgets what nobody will ask for any more; answers how many notes that were. */
export const forgetOldChanges = async (db: Database, now: Date): Promise<number> =>
  await db.run(sql`delete from catalogue_change where en < ${new Date(now.getTime() - 2 * changesKeptMs)}`);
