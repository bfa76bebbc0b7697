import type { ProductVehicle, VehicleGroup } from '#domain/catalogue/vehicles.ts';
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
  /** Place among `reinforcements`, from 1; 0 of plain ones. */
  readonly refuerzo: number;
  readonly orden: number;
  /** Decibels of its label; 0 where what a label says is not known. */
  readonly ruido: number;
  readonly ecotasa: number;
  /** 0 where nobody has it. */
  readonly precio: number;
  /** Basis points. */
  readonly descuento: number;
  /** Whether as many can be had as are usually bought at once. */
  readonly completo: boolean;
  /** What it is made for and on which wheel; empty of cars, where neither is asked. */
  readonly tipo: string;
  readonly posicion: string;
  /** As printed; empty of cars, whose measures say how they are printed. */
  readonly medida: string;
}

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

const chunk = 25_000;

type Part = ReturnType<typeof fragment>;

/** Of the tyres of a group of vehicles: what searches see of them beside their sizes, and what only they have. */
interface Searched {
  readonly models: Part;
  readonly traits: Part;
  readonly joins: Part;
  readonly offers: Part;
  /** How many units lists show the price of (`usualSet`): what so many can be had of goes first. */
  readonly units: Part;
}

const unrated = fragment`coalesce(t.ic, 0), coalesce(t.cv, '')`;
const pairs = {
  offers: fragment`join tyre using (product_id) join tyre_model m on m.id = model_id`,
  units: fragment`case tipo_vehiculo when 'moto' then 1 else 2 end`,
};

const searched: Readonly<Record<VehicleGroup, Searched>> = {
  coche: {
    models: fragment`select id from tyre_model where tipo_vehiculo in ('turismo', '4x4', 'furgoneta')`,
    traits: fragment`t.ic, t.cv`,
    joins: fragment``,
    offers: fragment``,
    units: fragment`4`,
  },
  moto: {
    ...pairs,
    models: fragment`select id from tyre_model where tipo_vehiculo in ('patinete', 'quad', 'moto')`,
    traits: fragment`${unrated}, coalesce(tm.tipo, ''), coalesce(tm.posicion, ''), t.medida`,
    joins: fragment`left join tyre_moto tm using (product_id)`,
  },
  camion: {
    ...pairs,
    models: fragment`select id from tyre_model where tipo_vehiculo = 'camion'`,
    traits: fragment`${unrated}, coalesce(tt.eje, ''), '', t.medida`,
    joins: fragment`left join tyre_truck tt using (product_id)`,
  },
  agricola: {
    ...pairs,
    models: fragment`select id from tyre_model where tipo_vehiculo = 'agricola'`,
    traits: fragment`${unrated}, coalesce(ta.uso, ''), '', t.medida`,
    joins: fragment`left join tyre_agri ta using (product_id)`,
  },
};

/**
 * Tyres as one text, numbers between commas and tyres between semicolons: the parsing of so many rows and fields
 * costs several times what the database does for them. `which` says of a `product_id` whether it is meant.
 */
const tyresAsText = ({ models, traits, joins, offers, units }: Searched, which: Part) => sql`
  select string_agg(concat_ws(',', product_id, t.model_id, t.ancho, t.serie, t.llanta, t.runflat::int,
    t.xl::int + 2 * t.hl::int, t.orden,
    case when num_nonnulls(t.consumo, t.mojado, t.ruido, t.eprel_id) = 4 then coalesce(t.ruido_db, 0) else 0 end, t.ecotasa, coalesce(best.precio, 0), coalesce(best.descuento, 0), coalesce(best.completo, false)::int, ${traits}), ';') as tyres
  from (select * from tyre where ${which} and model_id in (${models})) as t
  join (select * from (select id as product_id, activo from product) as p where activo and ${which}) as p using (product_id)
  left join (
    -- The same choice as \`bestOffer\`.
    select distinct on (product_id) product_id, precio, descuento, stock >= ${units} as completo
    from offer join warehouse w using (cod_almacen) ${offers}
    where stock > 0 and falta is null and ${which} and product_id in (select product_id from tyre where model_id in (${models}))
    order by product_id, stock < ${units}, precio::bigint * (10000 - descuento), w.plazo_dias, w.hora_corte desc, offer.id
  ) as best using (product_id)
  ${joins}`;

const readTyre = (text: string): TyreRow => {
  const [
    id,
    modelId,
    ancho,
    serie,
    llanta,
    runflat,
    refuerzo,
    orden,
    ruido,
    ecotasa,
    precio,
    descuento,
    completo,
    ...traits
  ] = text.split(',');
  const [ic, cv = '', tipo = '', posicion = '', medida = ''] = traits;
  return {
    id: Number(id),
    modelId: Number(modelId),
    ancho: Number(ancho),
    serie: Number(serie),
    llanta: Number(llanta),
    ic: Number(ic),
    cv,
    runflat: runflat === '1',
    refuerzo: Number(refuerzo),
    orden: Number(orden),
    ruido: Number(ruido),
    ecotasa: Number(ecotasa),
    precio: Number(precio),
    descuento: Number(descuento),
    completo: completo === '1',
    tipo,
    posicion,
    medida,
  };
};

const loadTyres = async (db: Database, group: VehicleGroup, which: Part): Promise<TyreRow[]> => {
  const { tyres } = await db.one<{ tyres: string | null }>(tyresAsText(searched[group], which));
  return tyres === null ? [] : tyres.split(';').map(readTyre);
};

/** Every tyre that is on sale or sold out, in pieces, so that the process can answer others meanwhile. */
export const loadTyreRows = async (db: Database, group: VehicleGroup): Promise<TyreRow[]> => {
  const rows: TyreRow[] = [];
  for (let after = 0; ;) {
    const last = await db.maybeOne<{ id: number }>(
      sql`select product_id as id from tyre where product_id > ${after} order by product_id offset ${chunk - 1} limit 1`,
    );
    const piece = await loadTyres(
      db,
      group,
      last ? fragment`product_id > ${after} and product_id <= ${last.id}` : fragment`product_id > ${after}`,
    );
    for (const row of piece) rows.push(row);
    if (!last) return rows;
    after = last.id;
  }
};

/** The given ones that are still there. */
export const loadTyreRowsOf = async (db: Database, group: VehicleGroup, ids: readonly number[]): Promise<TyreRow[]> =>
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
