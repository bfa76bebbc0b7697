import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Season } from '#domain/tyres/season.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

export interface BrandName {
  readonly id: number;
  readonly slug: string;
}

export const readBrandNames = async (db: Database): Promise<BrandName[]> =>
  await db.rows<BrandName>(sql`select id, slug from brand`);

/** A model as a catalogue states it. */
export interface ModelFacts {
  readonly brand_id: number;
  readonly slug: string;
  readonly modelo: string;
  readonly tipo_vehiculo: ProductVehicle;
  readonly temporada: Season;
  readonly gama: string;
  readonly garantia_anos: number;
}

export const readModels = async (db: Database): Promise<(ModelFacts & { readonly id: number })[]> =>
  await db.rows(sql`select id, brand_id, slug, modelo, tipo_vehiculo, temporada, gama, garantia_anos from tyre_model`);

export const writeModels = async (db: Database, models: readonly ModelFacts[]): Promise<void> =>
  void (await db.run(sql`
    insert into tyre_model (id, brand_id, slug, modelo, tipo_vehiculo, temporada, gama, garantia_anos, popularidad)
    select nextval('imported_model'), r.brand_id, r.slug, r.modelo, r.tipo_vehiculo, r.temporada, r.gama, r.garantia_anos, 1
    from json_populate_recordset(null::tyre_model, ${JSON.stringify(models)}::json) as r
    on conflict (brand_id, slug) do update set (modelo, temporada, gama, garantia_anos)
      = (excluded.modelo, excluded.temporada, excluded.gama, excluded.garantia_anos)`));

export interface ProductClaim {
  readonly linea: number;
  readonly id_navision: string;
  /** Of tyres; null of articles. */
  readonly brand_id: number | null;
  readonly slug: string | null;
  readonly specs: string | null;
}

export interface ClaimFacts {
  readonly linea: number;
  /** What the product is by now, where it is known. */
  readonly tipo_producto: string | null;
  readonly tipo_vehiculo: ProductVehicle | null;
  /** Another product that is the same size of the same model. */
  readonly otro: string | null;
}

/** What the database knows of products that rows state. */
export const readClaimFacts = async (db: Database, claims: readonly ProductClaim[]): Promise<ClaimFacts[]> =>
  await db.rows<ClaimFacts>(sql`
    select r.linea, p.tipo_producto, known.tipo_vehiculo, other.id_navision as otro
    from json_to_recordset(${JSON.stringify(claims)}::json)
      as r(linea int, id_navision text, brand_id int, slug text, specs text)
    left join product p on p.id_navision = r.id_navision
    left join tyre now on now.product_id = p.id
    left join tyre_model known on known.id = now.model_id
    left join tyre_model m on m.brand_id = r.brand_id and m.slug = r.slug
    left join tyre same on same.model_id = m.id and same.specs = r.specs
    left join product other on other.id = same.product_id and other.id_navision <> r.id_navision
    where p.id is not null or other.id is not null`);

/** The numbers of products, of new ones new. */
export const numberProducts = async (db: Database, codes: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db.rows<{ id: number; id_navision: string }>(sql`
    select coalesce(p.id, nextval('imported_product')::int) as id, r.id_navision
    from unnest(${[...codes]}::text[]) as r(id_navision) left join product p using (id_navision)`);
  return new Map(rows.map(({ id, id_navision }) => [id_navision, id]));
};

/** Rows of `product`. */
export const writeProducts = async (db: Database, rows: readonly object[]): Promise<void> =>
  void (await db.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca, activo)
    select id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca, activo
    from json_populate_recordset(null::product, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set (brand_id, nombre_producto_es, nombre_producto_ca, activo)
      = (excluded.brand_id, excluded.nombre_producto_es, excluded.nombre_producto_ca, excluded.activo)
    where (product.brand_id, product.nombre_producto_es, product.nombre_producto_ca, product.activo)
      is distinct from (excluded.brand_id, excluded.nombre_producto_es, excluded.nombre_producto_ca, excluded.activo)`));

/**
 * Rows of `tyre` whose model is named by `brand_id` and `slug`. Without an `orden` they keep theirs, and new ones stand behind
 * all that have one.
 */
export const writeTyres = async (db: Database, rows: readonly object[]): Promise<void> =>
  void (await db.run(sql`
    insert into tyre as t (product_id, model_id, ancho, serie, llanta, ic, ic2, cv, c, xl, hl, runflat, tipo_runflat, ms, nieve,
      hielo, consumo, mojado, ruido_db, ruido, eprel_id, peso, ecotasa, specs, orden, medida)
    select r.product_id, m.id, r.ancho, r.serie, r.llanta, r.ic, r.ic2, r.cv, r.c, r.xl, r.hl, r.runflat, r.tipo_runflat, r.ms,
      r.nieve, r.hielo, r.consumo, r.mojado, r.ruido_db, r.ruido, r.eprel_id, r.peso, r.ecotasa, r.specs, coalesce(r.orden, old.orden, r.product_id), r.medida
    from json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id int, brand_id int, slug text, ancho numeric(6, 2),
      serie numeric(4, 1), llanta numeric(4, 1), ic int, ic2 int, cv text, c boolean, xl boolean, hl boolean, runflat boolean,
      tipo_runflat text, ms boolean, nieve boolean, hielo boolean, consumo text, mojado text, ruido_db int, ruido text, eprel_id int, peso int, ecotasa int, specs text,
      orden int, medida text)
    join tyre_model m on m.brand_id = r.brand_id and m.slug = r.slug
    left join tyre old on old.product_id = r.product_id
    on conflict (product_id) do update set (model_id, ancho, serie, llanta, ic, ic2, cv, c, xl, hl, runflat, tipo_runflat, ms,
        nieve, hielo, consumo, mojado, ruido_db, ruido, eprel_id, peso, ecotasa, specs, orden, medida)
      = (excluded.model_id, excluded.ancho, excluded.serie, excluded.llanta, excluded.ic, excluded.ic2, excluded.cv, excluded.c,
        excluded.xl, excluded.hl, excluded.runflat, excluded.tipo_runflat, excluded.ms, excluded.nieve, excluded.hielo,
        excluded.consumo, excluded.mojado, excluded.ruido_db,
        excluded.ruido, excluded.eprel_id, excluded.peso, excluded.ecotasa, excluded.specs, excluded.orden, excluded.medida)
    where t is distinct from excluded`));

/** Rows of `article`; their order as that of tyres. */
export const writeArticles = async (db: Database, rows: readonly object[]): Promise<void> =>
  void (await db.run(sql`
    insert into article as a (product_id, tipo_vehiculo, modelo, slug, medida, descripcion_es, descripcion_ca, ecotasa, minutos,
      skill, orden)
    select r.product_id, r.tipo_vehiculo, r.modelo, r.slug, r.medida, r.descripcion_es, r.descripcion_ca, r.ecotasa, r.minutos,
      r.skill, coalesce(r.orden, old.orden, r.product_id)
    from json_populate_recordset(null::article, ${JSON.stringify(rows)}::json) as r
    left join article old on old.product_id = r.product_id
    on conflict (product_id) do update set (tipo_vehiculo, modelo, slug, medida, descripcion_es, descripcion_ca, ecotasa,
        minutos, skill, orden)
      = (excluded.tipo_vehiculo, excluded.modelo, excluded.slug, excluded.medida, excluded.descripcion_es,
        excluded.descripcion_ca, excluded.ecotasa, excluded.minutos, excluded.skill, excluded.orden)
    where a is distinct from excluded`));

const traitTables = {
  tyre_moto: fragment`tyre_moto`,
  tyre_truck: fragment`tyre_truck`,
  tyre_agri: fragment`tyre_agri`,
  tube: fragment`tube`,
  battery: fragment`battery`,
  oil: fragment`oil`,
  accessory: fragment`accessory`,
  shock_absorber: fragment`shock_absorber`,
  gas_charge: fragment`gas_charge`,
  maintenance_pack: fragment`maintenance_pack`,
  tube_size: fragment`tube_size`,
  article_part: fragment`article_part`,
} as const;
export type TraitTable = keyof typeof traitTables;

/** Makes the rows that a table has of some products these: what differs goes, what is missing comes, the rest is left alone. */
export const writeTraits = async (
  db: Database,
  table: TraitTable,
  products: readonly number[],
  rows: readonly object[],
): Promise<void> => {
  const name = traitTables[table];
  const json = JSON.stringify(rows);
  await db.run(sql`
    delete from ${name} as old where old.product_id = any (${[...products]}::int[])
      and old not in (select n from json_populate_recordset(null::${name}, ${json}::json) as n)`);
  await db.run(sql`
    insert into ${name} select * from json_populate_recordset(null::${name}, ${json}::json) on conflict do nothing`);
};
