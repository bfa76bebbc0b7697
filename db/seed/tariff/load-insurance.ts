import type { CoverStep } from '#domain/services/insurance.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';

/** What the demo's insurance pays of a tyre, by the kilometres done since it was fitted. */
const steps: readonly CoverStep[] = [
  { hasta_km: 5_000, cubre_bp: 10_000 },
  { hasta_km: 15_000, cubre_bp: 7_500 },
  { hasta_km: 25_000, cubre_bp: 5_000 },
  { hasta_km: 40_000, cubre_bp: 2_500 },
];

export const loadInsurance = async (db: Database): Promise<void> =>
  await insertRows(
    db,
    steps,
    (json) =>
      sql`insert into insurance_cover select * from json_populate_recordset(null::insurance_cover, ${json}::json)`,
  );
