import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** How many tyres `insertAssortment` makes. */
export const assortmentSize = 600;

/**
 * Eight makers, forty models and six hundred tyres in six sizes, spread by plain arithmetic so that every test
 * runs on the same shop: all seasons and kinds, run-flats, reinforced and sold-out ones, two warehouses, some reduced.
 */
export const insertAssortment = async (db: Database): Promise<void> => {
  await db.script(`
    insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp)
      values ('ES', 'España', 'Espanya', 'IVA', 2100), ('AD', 'Andorra', 'Andorra', 'IGI', 450) on conflict do nothing;
    insert into supplier (cod_proveedor, nombre) values ('P1', 'Proveedor') on conflict do nothing;
    insert into warehouse (cod_almacen, cod_proveedor, plazo_dias, hora_corte)
      values ('CERCA', 'P1', 1, '17:00'), ('LEJOS', 'P1', 4, '12:00') on conflict do nothing;
    insert into service (id_navision, categoria_servicio, base_calculo, tipo_producto_asociado, nombre_es, nombre_ca,
        descripcion_es, descripcion_ca, incluido, obligatorio, minutos, skill, orden)
      values ('MONTAJE_TALLER', 'montaje', 'U', 'neumatico', 'Montaje', 'Muntatge', 'Con válvula y equilibrado', 'Amb vàlvula i equilibratge', true, true, 10, null, 1),
        ('ALINEACION', 'alineacion', 'F', 'neumatico', 'Alineación', 'Alineació', 'De la dirección', 'De la direcció', false, false, 30, 'alineacion', 2)
      on conflict do nothing;
    insert into service_price (id_navision, tipo_vehiculo, llanta_desde, llanta_hasta, precio)
      select service, kind, rim, rim + 20, price + extra
      from (values ('MONTAJE_TALLER', 1240), ('ALINEACION', 4100)) as services(service, price)
      cross join unnest(array['turismo', '4x4', 'furgoneta']) as kind
      cross join (values (-3, 0), (17.5, 400)) as rims(rim, extra)
      on conflict do nothing;
    insert into brand (id, slug, marca, categoria, fabricante, destacada)
      select id, 'marca-' || id, 'Marca ' || id, (array['PREMIUM', 'QUALITY', 'BUDGET'])[1 + id % 3], 'Fábrica ' || id, id < 4
      from generate_series(1, 8) as id;
    insert into tyre_model (id, brand_id, slug, modelo, tipo_vehiculo, temporada, gama, garantia_anos, popularidad)
      select id, 1 + id % 8, 'modelo-' || id, 'Modelo ' || id, (array['turismo', 'turismo', '4x4', 'furgoneta'])[1 + id % 4],
        (array['verano', 'verano', 'invierno', 'allseason'])[1 + (id / 3) % 4], 'confort', 2, id * 7 % 11
      from generate_series(1, 40) as id;
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
      select id, 'T' || id, 'neumatico', 1 + (1 + id % 40) % 8, 'Neumático ' || id, 'Pneumàtic ' || id from generate_series(1, ${assortmentSize}) as id;
    insert into tyre (product_id, model_id, ancho, serie, llanta, ic, cv, runflat, xl, hl, ms, nieve, consumo, mojado, ruido_db, ruido,
        eprel_id, peso, ecotasa, specs, orden, medida)
      select id, 1 + id % 40, size.ancho, size.serie, size.llanta, rating.ic, rating.cv, id % 7 = 0, id % 4 = 1, id % 12 = 6, false, false, 'B', 'A', 70, 'B',
        500000 + id, 9000, 150 + id % 3,
        size.ancho || '-' || size.serie || '-r' || size.llanta || '-' || rating.ic || lower(rating.cv) || '-' || id, id * 37 % 101,
        size.ancho || '/' || size.serie || ' R' || size.llanta || ' ' || rating.ic || rating.cv
      from generate_series(1, ${assortmentSize}) as id
      join (values (0, 205, 55, 16), (1, 205, 55, 16), (2, 195, 65, 15), (3, 225, 45, 17), (4, 205, 60, 16), (5, 225, 45, 18), (6, 255, 35, 19))
        as size(n, ancho, serie, llanta) on size.n = id % 13 / 2
      join (values (0, 91, 'V'), (1, 91, 'H'), (2, 94, 'V'), (3, 94, 'W'), (4, 88, 'T')) as rating(n, ic, cv) on rating.n = id % 5;
    insert into offer (product_id, cod_almacen, precio, descuento, stock)
      select id, 'CERCA', 4000 + id * 97 % 9000, case when id % 9 = 0 then 1500 else 0 end, case when id % 11 = 0 then 0 else id % 17 end
      from generate_series(1, ${assortmentSize}) as id;
    insert into offer (product_id, cod_almacen, precio, stock)
      select id, 'LEJOS', 3900 + id * 89 % 9000, id % 6 from generate_series(1, ${assortmentSize}, 2) as id;
    insert into price_history (product_id, desde, precio)
      select id, timestamptz '2026-10-01', 4000 + id * 97 % 9000 from generate_series(9, ${assortmentSize}, 9) as id
      union all
      select id, timestamptz '2027-01-20', round((4000 + id * 97 % 9000) * 0.85) from generate_series(9, ${assortmentSize}, 9) as id;`);
};

/** A tyre of the shop that can be bought, as plain SQL tells it: what searches are checked against. */
export interface PlainTyre {
  readonly id: number;
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly ic: number;
  readonly cv: string;
  readonly runflat: boolean;
  readonly refuerzo: 'XL' | 'HL' | null;
  readonly temporada: 'verano' | 'invierno' | 'allseason';
  readonly tipo: 'turismo' | '4x4' | 'furgoneta';
  readonly brandId: number;
  readonly marca: string;
  readonly categoria: 'PREMIUM' | 'QUALITY' | 'BUDGET';
  readonly orden: number;
  /** Whether one warehouse has four. */
  readonly completo: boolean;
}

export const plainTyres = async (db: Database): Promise<PlainTyre[]> =>
  await db.rows<PlainTyre>(sql`
    select t.product_id as id, t.ancho, t.serie, t.llanta, t.ic, t.cv, t.runflat,
      case when t.xl then 'XL' when t.hl then 'HL' end as refuerzo, m.temporada, m.tipo_vehiculo as tipo,
      b.id as "brandId", b.marca, b.categoria, t.orden,
      exists (select from offer o where o.product_id = t.product_id and o.stock >= 4) as completo
    from tyre t
    join product p on p.id = t.product_id and p.activo
    join tyre_model m on m.id = t.model_id
    join brand b on b.id = m.brand_id
    where exists (select from offer o where o.product_id = t.product_id and o.stock > 0)
    order by completo desc, t.orden, t.product_id`);
