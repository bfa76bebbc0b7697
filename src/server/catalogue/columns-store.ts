import type { ProductVehicle, VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { Season } from '#domain/tyres/season.ts';
import type { Category } from '#domain/tyres/category.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import type { TyreTexts } from './tyre-row.ts';

export interface BrandRow {
  readonly id: number;
  readonly slug: string;
  readonly marca: string;
  readonly categoria: Category;
  readonly fabricante: string;
  readonly destacada: boolean;
  /** A suffix under which its sheets are found, too. */
  readonly sufijo_ficha: string | null;
}

export interface ModelRow {
  readonly id: number;
  readonly brandId: number;
  readonly slug: string;
  readonly modelo: string;
  readonly tipo_vehiculo: ProductVehicle;
  readonly temporada: Season;
  readonly gama: string;
  readonly garantia_anos: number;
  readonly popularidad: number;
}

/** Tyres at a time: what is made of a piece while it is read stays small, and so does the memory that is kept afterwards. */
const chunk = 4000;

type Part = ReturnType<typeof fragment>;

/** Of the tyres of a group of vehicles: what searches see of them beside their sizes, and what only they have. */
interface Searched {
  readonly models: Part;
  readonly ic: Part;
  readonly cv: Part;
  readonly tipo: Part;
  readonly posicion: Part;
  readonly medida: Part;
  readonly joins: Part;
  readonly offers: Part;
  /** What leaves out the offers of other groups: nothing of cars, of which almost all are. */
  readonly soldTo: Part;
  /** How many units lists show the price of (`usualSet`): what so many can be had of goes first. */
  readonly units: Part;
}

const empty = fragment`''`;
/** Of the few that have no rating: none, which bears nothing. */
const rating = { ic: fragment`coalesce(t.ic, 0)`, cv: fragment`coalesce(t.cv, '')` };
const ofOthers = {
  ...rating,
  medida: fragment`t.medida`,
  offers: fragment`join tyre using (product_id) join tyre_model m on m.id = model_id`,
  units: fragment`case tipo_vehiculo when 'moto' then 1 else 2 end`,
};

const searched: Readonly<Record<VehicleGroup, Searched>> = {
  coche: {
    models: fragment`select id from tyre_model where tipo_vehiculo in ('turismo', '4x4', 'furgoneta')`,
    ...rating,
    tipo: empty,
    posicion: empty,
    medida: empty,
    joins: fragment``,
    offers: fragment``,
    soldTo: fragment``,
    units: fragment`4`,
  },
  moto: {
    ...ofOthers,
    models: fragment`select id from tyre_model where tipo_vehiculo in ('patinete', 'quad', 'moto')`,
    soldTo: fragment`and tipo_vehiculo in ('patinete', 'quad', 'moto')`,
    tipo: fragment`coalesce(tm.tipo, '')`,
    posicion: fragment`coalesce(tm.posicion, '')`,
    joins: fragment`left join tyre_moto tm using (product_id)`,
  },
  camion: {
    ...ofOthers,
    models: fragment`select id from tyre_model where tipo_vehiculo = 'camion'`,
    soldTo: fragment`and tipo_vehiculo = 'camion'`,
    tipo: fragment`coalesce(tt.eje, '')`,
    posicion: empty,
    joins: fragment`left join tyre_truck tt using (product_id)`,
  },
  agricola: {
    ...ofOthers,
    models: fragment`select id from tyre_model where tipo_vehiculo = 'agricola'`,
    soldTo: fragment`and tipo_vehiculo = 'agricola'`,
    tipo: fragment`coalesce(ta.uso, '')`,
    posicion: empty,
    joins: fragment`left join tyre_agri ta using (product_id)`,
  },
};

/**
 * Tyres as one text for each of their fields, with a line for each tyre: the parsing of so many rows and fields costs several
 * times what the database does for them. No field may be null: it would have no line, and every tyre after it that of another.
 * `which` says of a `product_id` whether it is meant.
 */
const tyresAsText = (
  { models, ic, cv, tipo, posicion, medida, joins, offers, soldTo, units }: Searched,
  which: Part,
) => sql`
  select
    coalesce(string_agg(product_id::text, chr(10)), '') as id,
    coalesce(string_agg(t.model_id::text, chr(10)), '') as "modelId",
    coalesce(string_agg(t.ancho::text, chr(10)), '') as ancho,
    coalesce(string_agg(t.serie::text, chr(10)), '') as serie,
    coalesce(string_agg(t.llanta::text, chr(10)), '') as llanta,
    coalesce(string_agg((${ic})::text, chr(10)), '') as ic,
    coalesce(string_agg(${cv}, chr(10)), '') as cv,
    coalesce(string_agg(t.runflat::int::text, chr(10)), '') as runflat,
    coalesce(string_agg((t.xl::int + 2 * t.hl::int)::text, chr(10)), '') as refuerzo,
    coalesce(string_agg(t.orden::text, chr(10)), '') as orden,
    coalesce(string_agg(coalesce(t.ruido_db, 0)::text, chr(10)), '') as ruido,
    coalesce(string_agg(coalesce(ascii(t.mojado) - 64, 0)::text, chr(10)), '') as mojado,
    coalesce(string_agg(coalesce(ascii(t.consumo) - 64, 0)::text, chr(10)), '') as consumo,
    coalesce(string_agg(t.ecotasa::text, chr(10)), '') as ecotasa,
    coalesce(string_agg(coalesce(best.precio, 0)::text, chr(10)), '') as precio,
    coalesce(string_agg(coalesce(best.descuento, 0)::text, chr(10)), '') as descuento,
    coalesce(string_agg(coalesce(best.completo, false)::int::text, chr(10)), '') as completo,
    coalesce(string_agg(${tipo}, chr(10)), '') as tipo,
    coalesce(string_agg(${posicion}, chr(10)), '') as posicion,
    coalesce(string_agg(${medida}, chr(10)), '') as medida
  from (select * from tyre where ${which} and model_id in (${models})) as t
  join (select * from (select id as product_id, activo from product) as p where activo and ${which}) as p using (product_id)
  left join (
    -- The same choice as \`bestOffer\`.
    select distinct on (product_id) product_id, precio, descuento, stock >= ${units} as completo
    from offer join warehouse w using (cod_almacen) ${offers}
    where stock > 0 and falta is null and ${which} ${soldTo}
    order by product_id, stock < ${units}, precio::bigint * (10000 - descuento), w.plazo_dias, w.hora_corte desc, offer.id
  ) as best using (product_id)
  ${joins}`;

const loadTyres = async (db: Database, group: VehicleGroup, which: Part): Promise<TyreTexts> =>
  await db.one<TyreTexts>(tyresAsText(searched[group], which));

/** Every tyre that is on sale or sold out, in pieces, so that the process can answer others meanwhile. */
export async function* loadTyrePieces(db: Database, group: VehicleGroup): AsyncGenerator<TyreTexts> {
  for (let after = 0; ;) {
    const last = await db.maybeOne<{ id: number }>(
      sql`select product_id as id from tyre where product_id > ${after} order by product_id offset ${chunk - 1} limit 1`,
    );
    yield await loadTyres(
      db,
      group,
      last ? fragment`product_id > ${after} and product_id <= ${last.id}` : fragment`product_id > ${after}`,
    );
    if (!last) return;
    after = last.id;
  }
}

/** The given ones that are still there. */
export const loadTyresOf = async (db: Database, group: VehicleGroup, ids: readonly number[]): Promise<TyreTexts> =>
  await loadTyres(db, group, fragment`product_id = any (${[...ids]}::int[])`);

export const loadBrands = async (db: Database, group: VehicleGroup): Promise<BrandRow[]> =>
  await db.rows<BrandRow>(sql`
    select id, slug, marca, categoria, fabricante, destacada, sufijo_ficha from brand b
    where exists (select from tyre_model m where m.brand_id = b.id and m.id in (${searched[group].models}))
    order by marca, id`);

export const loadModels = async (db: Database, group: VehicleGroup): Promise<ModelRow[]> =>
  await db.rows<ModelRow>(sql`
    select id, brand_id as "brandId", slug, modelo, tipo_vehiculo, temporada, gama, garantia_anos, popularidad
    from tyre_model where id in (${searched[group].models}) order by popularidad desc, id`);
