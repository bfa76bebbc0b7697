import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

export interface OfferSketch {
  almacen?: 'CERCA' | 'LEJOS';
  /** Cents, net. */
  precio: number;
  /** Basis points. */
  descuento?: number;
  stock: number;
}

export interface TyreSketch {
  id: number;
  ancho?: number;
  serie?: number;
  llanta?: number;
  ic?: number;
  cv?: string;
  tipo_vehiculo?: ProductVehicle;
  runflat?: boolean;
  /** Cents, net. */
  ecotasa?: number;
  ofertas?: readonly OfferSketch[];
}

/** A maker, two warehouses (two days and five), and the services of tyres with prices up to 18" and from 19". */
export const insertCatalogue = async (db: Database): Promise<void> => {
  await db.run(
    sql`insert into brand (id, slug, marca, categoria, fabricante) values (1, 'michelin', 'Michelin', 'PREMIUM', 'Michelin')`,
  );
  await db.run(sql`insert into supplier (cod_proveedor, nombre) values ('P1', 'Proveedor')`);
  await db.run(sql`
    insert into warehouse (cod_almacen, cod_proveedor, plazo_dias, hora_corte)
    values ('CERCA', 'P1', 1, '17:00'), ('LEJOS', 'P1', 4, '17:00')`);
  await db.run(sql`
    insert into service (id_navision, categoria_servicio, base_calculo, tipo_producto_asociado, nombre_es, nombre_ca,
      descripcion_es, descripcion_ca, incluido, obligatorio, minutos, skill, orden)
    values
      ('MONTAJE_TALLER', 'montaje', 'U', 'neumatico', 'Montaje', 'Muntatge', 'Con válvula y equilibrado', 'Amb vàlvula i equilibratge', true, true, 10, null, 1),
      ('ALINEACION', 'alineacion', 'F', 'neumatico', 'Alineación', 'Alineació', 'De la dirección', 'De la direcció', false, false, 30, 'alineacion', 2),
      ('SEGURO', 'seguro', 'U', 'neumatico', 'Seguro', 'Assegurança', 'Dos años', 'Dos anys', false, false, 0, null, 3)`);
  for (const tipo of ['turismo', '4x4', 'furgoneta'])
    await db.run(sql`
      insert into service_price (id_navision, tipo_vehiculo, llanta_desde, llanta_hasta, precio, minutos_extra)
      values ('MONTAJE_TALLER', ${tipo}, 0, 18, 1240, 0), ('MONTAJE_TALLER', ${tipo}, 18.1, 40, 1650, 5),
        ('ALINEACION', ${tipo}, 0, 40, 4100, 0), ('SEGURO', ${tipo}, 0, 40, 496, 0)`);
};

/** A tyre that is sold: 205/55 R16 91V, 100.00 € net with a fee of 1.50 € net, 20 in the near warehouse, unless told otherwise. */
export const insertTyre = async (db: Database, sketch: TyreSketch): Promise<string> => {
  const {
    id,
    ancho = 205,
    serie = 55,
    llanta = 16,
    ic = 91,
    cv = 'V',
    tipo_vehiculo = 'turismo',
    runflat = false,
  } = sketch;
  const { ecotasa = 150, ofertas = [{ precio: 10_000, stock: 20 }] } = sketch;
  const idNavision = `N${id}`;
  const medida = `${ancho}/${serie} R${llanta} ${ic}${cv}`;
  await db.run(sql`
    insert into tyre_model (id, brand_id, slug, modelo, tipo_vehiculo, temporada, gama, garantia_anos, popularidad)
    values (${id}, 1, ${`modelo-${id}`}, ${`Modelo ${id}`}, ${tipo_vehiculo}, 'verano', 'confort', 3, 1)`);
  await db.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
    values (${id}, ${idNavision}, 'neumatico', 1, ${`Michelin Modelo ${id} ${medida}`}, ${`Michelin Modelo ${id} ${medida}`})`);
  await db.run(sql`
    insert into tyre (product_id, model_id, ancho, serie, llanta, ic, cv, runflat, ms, nieve, consumo, mojado, ruido_db, ruido,
      eprel_id, peso, ecotasa, specs, orden, medida)
    values (${id}, ${id}, ${ancho}, ${serie}, ${llanta}, ${ic}, ${cv}, ${runflat}, false, false, 'B', 'A', 70, 'B',
      ${500_000 + id}, 9000, ${ecotasa}, ${`${ancho}-${serie}-r${llanta}-${ic}${cv}`.toLowerCase()}, ${id}, ${medida})`);
  for (const { almacen = 'CERCA', precio, descuento = 0, stock } of ofertas)
    await db.run(sql`
      insert into offer (product_id, cod_almacen, precio, descuento, stock) values (${id}, ${almacen}, ${precio}, ${descuento}, ${stock})`);
  return idNavision;
};

/** A battery of 70 Ah for cars, 80.00 € net with a fee of 1.00 € net, 20 in the near warehouse, with its fitting at 16.53 € net. */
export const insertBattery = async (db: Database, id: number): Promise<string> => {
  const idNavision = `B${id}`;
  await db.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
    values (${id}, ${idNavision}, 'bateria', 1, 'Batería Michelin 70 Ah', 'Bateria Michelin 70 Ah')`);
  await db.run(sql`
    insert into article (product_id, tipo_vehiculo, modelo, slug, medida, descripcion_es, descripcion_ca, ecotasa, orden)
    values (${id}, 'turismo', 'L3', 'l3-70-ah-760-a', '70 Ah 760 A', 'Batería de 12 V', 'Bateria de 12 V', 100, 1)`);
  await db.run(sql`
    insert into battery (product_id, tecnologia, start_stop, borne_positivo, voltaje, ah, arranque, caja, largo, ancho, alto)
    values (${id}, 'AGM', true, 'derecha', 12, 70, 760, 'L3', 278, 175, 190)`);
  await db.run(
    sql`insert into offer (product_id, cod_almacen, precio, descuento, stock) values (${id}, 'CERCA', 8000, 0, 20)`,
  );
  await db.run(sql`
    insert into service (id_navision, categoria_servicio, base_calculo, tipo_producto_asociado, nombre_es, nombre_ca,
      descripcion_es, descripcion_ca, incluido, obligatorio, minutos, skill, orden)
    values ('MONTAJE_TALLER_BATERIA', 'montaje', 'U', 'bateria', 'Montaje', 'Muntatge', 'Con reciclaje', 'Amb reciclatge', true, false, 20, null, 4)
    on conflict do nothing`);
  await db.run(sql`
    insert into service_price (id_navision, tipo_vehiculo, llanta_desde, llanta_hasta, precio, minutos_extra)
    values ('MONTAJE_TALLER_BATERIA', 'turismo', 0, 99, 1653, 0) on conflict do nothing`);
  return idNavision;
};

/** The revision of motorcycles from 451 to 750 cc, 106.61 € net; made once. */
export const insertMotoRevision = async (db: Database, id: number): Promise<string> => {
  const idNavision = 'REVMOTO-750';
  await db.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
    values (${id}, ${idNavision}, 'revision_moto', 1, 'Revisión de moto', 'Revisió de moto') on conflict do nothing`);
  await db.run(sql`
    insert into article (product_id, tipo_vehiculo, modelo, slug, medida, descripcion_es, descripcion_ca, ecotasa, orden)
    values (${id}, 'moto', 'Oficial', 'oficial-750', '', 'Aceite y filtro', 'Oli i filtre', 0, 2) on conflict do nothing`);
  await db.run(sql`
    insert into maintenance_pack (product_id, nivel, carter_grande, cilindrada_desde, cilindrada_hasta)
    values (${id}, 'oficial', false, 451, 750) on conflict do nothing`);
  await db.run(sql`
    insert into offer (product_id, cod_almacen, precio, descuento, stock) values (${id}, 'CERCA', 10661, 0, 20) on conflict do nothing`);
  return idNavision;
};
