import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface StaffWorkshop {
  readonly codTienda: number;
  readonly alias: string;
  readonly area: string;
  readonly poblacion: string;
}

/** The workshops of which somebody is staff. */
export const workshopsOfStaff = async (db: Database, accountId: string): Promise<StaffWorkshop[]> =>
  await db.rows<StaffWorkshop>(sql`
    select w.cod_tienda as "codTienda", w.alias, w.area, w.poblacion
    from staff_workshop s join workshop w on w.cod_tienda = s.cod_tienda
    where s.account_id = ${accountId}::uuid order by w.alias`);

export const allWorkshops = async (db: Database): Promise<StaffWorkshop[]> =>
  await db.rows<StaffWorkshop>(sql`
    select w.cod_tienda as "codTienda", w.alias, w.area, w.poblacion from workshop w order by w.area, w.alias`);
