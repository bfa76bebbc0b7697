import type { VehicleKind } from '#domain/selector/search.ts';
import type { Season } from '#domain/tyres/season.ts';
import type { Category } from '#domain/tyres/category.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** A tyre as searches see it: what it can be found by, and its best price. Amounts in cents, net. */
export interface TyreRow {
  readonly id: number;
  readonly modelId: number;
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly ic: number;
  readonly cv: string;
  readonly runflat: boolean;
  readonly orden: number;
  readonly ecotasa: number;
  /** 0 where nobody has it. */
  readonly precio: number;
  /** Basis points. */
  readonly descuento: number;
}

export interface BrandRow {
  readonly id: number;
  readonly slug: string;
  readonly marca: string;
  readonly categoria: Category;
  readonly fabricante: string;
  readonly destacada: boolean;
}

export interface ModelRow {
  readonly id: number;
  readonly brandId: number;
  readonly slug: string;
  readonly modelo: string;
  readonly tipo_vehiculo: VehicleKind;
  readonly temporada: Season;
  readonly gama: string;
  readonly garantia_anos: number;
  readonly popularidad: number;
}

const chunk = 25_000;

/** Models of the vehicles that the car selector knows; tyres of others are found elsewhere. */
const carModels = fragment`select id from tyre_model where tipo_vehiculo in ('turismo', '4x4', 'furgoneta')`;

/**
 * Tyres as one text, numbers between commas and tyres between semicolons: the parsing of so many rows and fields
 * costs several times what the database does for them. `which` says of a `product_id` whether it is meant.
 */
const tyresAsText = (which: ReturnType<typeof fragment>) => sql`
  select string_agg(concat_ws(',', product_id, t.model_id, t.ancho, t.serie, t.llanta, t.ic, t.cv, t.runflat::int, t.orden, t.ecotasa,
    coalesce(best.precio, 0), coalesce(best.descuento, 0)), ';') as tyres
  from (select * from tyre where ${which} and model_id in (${carModels})) as t
  join (select * from (select id as product_id, activo from product) as p where activo and ${which}) as p using (product_id)
  left join (
    -- What four can be had of goes first: lists show the price of four. The same choice as \`bestOffer\`.
    select distinct on (product_id) product_id, precio, descuento
    from offer join warehouse w using (cod_almacen)
    where stock > 0 and ${which}
    order by product_id, stock < 4, precio::bigint * (10000 - descuento), w.plazo_dias, w.hora_corte desc, id
  ) as best using (product_id)`;

const readTyre = (text: string): TyreRow => {
  const [id, modelId, ancho, serie, llanta, ic, cv = '', runflat, orden, ecotasa, precio, descuento] = text.split(',');
  return {
    id: Number(id),
    modelId: Number(modelId),
    ancho: Number(ancho),
    serie: Number(serie),
    llanta: Number(llanta),
    ic: Number(ic),
    cv,
    runflat: runflat === '1',
    orden: Number(orden),
    ecotasa: Number(ecotasa),
    precio: Number(precio),
    descuento: Number(descuento),
  };
};

const loadTyres = async (db: Database, which: ReturnType<typeof fragment>): Promise<TyreRow[]> => {
  const { tyres } = await db.one<{ tyres: string | null }>(tyresAsText(which));
  return tyres === null ? [] : tyres.split(';').map(readTyre);
};

/** Every tyre that is on sale or sold out, in pieces, so that the process can answer others meanwhile. */
export const loadTyreRows = async (db: Database): Promise<TyreRow[]> => {
  const rows: TyreRow[] = [];
  for (let after = 0; ;) {
    const last = await db.maybeOne<{ id: number }>(
      sql`select product_id as id from tyre where product_id > ${after} order by product_id offset ${chunk - 1} limit 1`,
    );
    const piece = await loadTyres(
      db,
      last ? fragment`product_id > ${after} and product_id <= ${last.id}` : fragment`product_id > ${after}`,
    );
    for (const row of piece) rows.push(row);
    if (!last) return rows;
    after = last.id;
  }
};

/** The given ones that are still there. */
export const loadTyreRowsOf = async (db: Database, ids: readonly number[]): Promise<TyreRow[]> =>
  await loadTyres(db, fragment`product_id = any (${[...ids]}::int[])`);

export const loadBrands = async (db: Database): Promise<BrandRow[]> =>
  await db.rows<BrandRow>(sql`
    select id, slug, marca, categoria, fabricante, destacada from brand b
    where exists (select from tyre_model m where m.brand_id = b.id and m.id in (${carModels}))
    order by marca, id`);

export const loadModels = async (db: Database): Promise<ModelRow[]> =>
  await db.rows<ModelRow>(sql`
    select id, brand_id as "brandId", slug, modelo, tipo_vehiculo, temporada, gama, garantia_anos, popularidad
    from tyre_model where id in (${carModels}) order by popularidad desc, id`);
