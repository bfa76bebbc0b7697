import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** A motorcycle with its sets of tyres as they are printed, the original one first; a dash is a size that is not known. */
export interface MotoModelRow {
  readonly id: number;
  /** Number of the maker. */
  readonly idMarca: number;
  readonly marca: string;
  readonly cilindrada: string;
  readonly modelo: string;
  readonly fabricacion: string;
  readonly medidas: readonly { readonly delantera: string; readonly trasera: string }[];
}

export const loadMotoModels = async (db: Database): Promise<MotoModelRow[]> =>
  await db.rows<MotoModelRow>(sql`
    select m.id, b.id as "idMarca", m.marca, m.cilindrada, m.modelo, m.fabricacion, coalesce((
      select json_agg(json_build_object('delantera', f.delantera, 'trasera', f.trasera) order by f.posicion)
      from moto_fitment f where f.moto_id = m.id), '[]') as medidas
    from moto_model m join moto_brand b on b.marca = m.marca order by m.marca, m.modelo, m.fabricacion`);
