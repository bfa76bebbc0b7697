import type { emptySearches } from '#contract/measuring.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** So many different things of a group are told apart on a day; what else comes is counted together. */
const mostOfDay = 300;

/** One more of something on a day. */
export const countOne = async (
  db: Database,
  { dia, clase, grupo, que }: Readonly<Record<'dia' | 'clase' | 'grupo' | 'que', string>>,
): Promise<void> =>
  void (await db.run(sql`
    with known as (select que from measured_day where dia = ${dia}::date and clase = ${clase} and grupo = ${grupo})
    insert into measured_day (dia, clase, grupo, que)
    select ${dia}::date, ${clase}, ${grupo},
      case when (select count(*) from known) < ${mostOfDay}::int or exists (select from known k where k.que = ${que})
        then ${que} else '' end
    on conflict (dia, clase, grupo, que) do update set veces = measured_day.veces + 1`));

export interface EmptySearchRow {
  readonly grupo: (typeof emptySearches)[number];
  readonly que: string;
  readonly veces: number;
}

/** Searches that found nothing between two days, both counted, the most frequent first. */
export const emptySearchesBetween = async (db: Database, desde: string, hasta: string): Promise<EmptySearchRow[]> =>
  await db.rows<EmptySearchRow>(sql`
    select grupo, que, sum(veces)::int as veces from measured_day
    where dia between ${desde}::date and ${hasta}::date and clase = 'sin-resultado'
    group by grupo, que order by veces desc, grupo, que limit 100`);

export interface ReachedRow {
  readonly grupo: string;
  readonly que: string;
  readonly veces: number;
}

/** How often each step was reached between two days, both counted. */
export const stepsBetween = async (db: Database, desde: string, hasta: string): Promise<ReachedRow[]> =>
  await db.rows<ReachedRow>(sql`
    select grupo, que, sum(veces)::int as veces from measured_day
    where dia between ${desde}::date and ${hasta}::date and clase = 'paso'
    group by grupo, que limit 200`);

/** Long enough to compare a month with the same one of the year before. */
export const forgetMeasured = async (db: Database, today: string): Promise<void> =>
  void (await db.run(sql`delete from measured_day where dia < ${today}::date - interval '13 months'`));
