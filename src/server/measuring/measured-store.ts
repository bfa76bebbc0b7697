import type { emptySearches } from '#contract/measuring.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** So many different things of a group are told apart on a day; what else comes is counted together. */
const mostOfDay = 300;

/** How often something happened on a day. */
export interface Counted {
  readonly dia: string;
  readonly clase: 'sin-resultado' | 'paso';
  readonly grupo: string;
  readonly que: string;
  readonly veces: number;
}

/** Adds to what was counted. Rows are taken in one order, so that two servers never wait for each other. */
export const addCounted = async (db: Database, counted: readonly Counted[]): Promise<void> =>
  void (await db.run(sql`
    with told as (
      select c.dia, c.clase, c.grupo, c.que, c.veces, c.que = '' or k.que is not null as is_known,
        (select count(*) from measured_day m where (m.dia, m.clase, m.grupo) = (c.dia, c.clase, c.grupo) and m.que <> '') as different
      from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c(dia date, clase text, grupo text, que text, veces int)
      left join measured_day k using (dia, clase, grupo, que)
    ), bounded as (
      select dia, clase, grupo, veces,
        case when is_known or different + row_number() over (partition by dia, clase, grupo, is_known order by que) <= ${mostOfDay}::int
          then que else '' end as que
      from told
    )
    insert into measured_day (dia, clase, grupo, que, veces)
    select dia, clase, grupo, que, sum(veces) from bounded group by dia, clase, grupo, que order by dia, clase, grupo, que
    on conflict (dia, clase, grupo, que) do update set veces = measured_day.veces + excluded.veces`));

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
