import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { holidaysOf } from './holidays.ts';
import { readWorkshops } from './workshops.ts';

/** The workshops with their hours and bays, closed on the holidays of this year and the next. */
export const loadChain = async (db: Database, now: Date): Promise<void> => {
  const workshops = readWorkshops();
  await insertRows(
    db,
    workshops.map(({ row }) => row),
    (json) => sql`insert into workshop select * from json_populate_recordset(null::workshop, ${json}::json)`,
  );
  await insertRows(
    db,
    workshops.flatMap(({ row, hours }) => hours.map((time) => ({ cod_tienda: row.cod_tienda, ...time }))),
    (json) =>
      sql`insert into workshop_hours select * from json_populate_recordset(null::workshop_hours, ${json}::json)`,
  );
  await insertRows(
    db,
    workshops.flatMap(({ row, bays }) => bays.map((bay) => ({ cod_tienda: row.cod_tienda, ...bay }))),
    (json) => sql`insert into bay select * from json_populate_recordset(null::bay, ${json}::json)`,
  );
  const year = now.getUTCFullYear();
  const today = now.toISOString().slice(0, 10);
  await insertRows(
    db,
    workshops.flatMap(({ row: { cod_tienda, provincia }, fiestas: local }) =>
      [year, year + 1]
        .flatMap((each) => holidaysOf({ provincia, local }, each))
        .filter(({ fecha }) => fecha >= today)
        .map((holiday) => ({ cod_tienda, ...holiday })),
    ),
    (json) =>
      sql`insert into workshop_closure select * from json_populate_recordset(null::workshop_closure, ${json}::json)`,
  );
};
