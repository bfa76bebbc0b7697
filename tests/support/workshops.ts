import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

export interface WorkshopSketch {
  codTienda: number;
  pais?: 'ES' | 'AD';
  tz?: string;
  web?: boolean;
  /** Degrees north of Lleida: a quarter of one is a little under three quarters of an hour by car. */
  north?: number;
  /** What it says that it offers. */
  servicios?: readonly string[];
  /** ISO weekdays, opening, closing. */
  hours?: readonly { dias: readonly number[]; desde: string; hasta: string }[];
  bays?: readonly { skills: readonly string[]; max_llanta: number }[];
  closures?: readonly { fecha: string; motivo_es: string; motivo_ca: string }[];
}

export const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const weekdays = [1, 2, 3, 4, 5];

/** Two plain lifts and one that can also align: what most workshops of the tests have. */
export const threeBays = [
  { skills: ['turismo', '4x4'], max_llanta: 20 },
  { skills: ['turismo', '4x4', 'furgoneta'], max_llanta: 22 },
  { skills: ['turismo', '4x4', 'furgoneta', 'alineacion'], max_llanta: 24 },
];

/** A workshop with its hours, bays and holidays: in Lleida, open on weekdays from 9 to 13 and 15 to 19 unless told otherwise. */
export const insertWorkshop = async (db: Database, sketch: WorkshopSketch): Promise<number> => {
  const { codTienda, pais = 'ES', web = true, servicios = ['coche'], bays = threeBays, closures = [] } = sketch;
  const tz = sketch.tz ?? (pais === 'AD' ? 'Europe/Andorra' : 'Europe/Madrid');
  const hours = sketch.hours ?? [
    { dias: weekdays, desde: '09:00', hasta: '13:00' },
    { dias: weekdays, desde: '15:00', hasta: '19:00' },
  ];
  const provincia = pais === 'AD' ? 'AD' : '25';
  const nombre = `Taller ${codTienda}`;
  await db.run(sql`
    insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp)
    values ('ES', 'España', 'Espanya', 'IVA', 2100), ('AD', 'Andorra', 'Andorra', 'IGI', 450) on conflict do nothing`);
  await db.run(sql`
    insert into province (codigo, pais, nombre_es, nombre_ca, lat, lon)
    values ('25', 'ES', 'Lleida', 'Lleida', 41.6, 0.62), ('AD', 'AD', 'Andorra', 'Andorra', 42.5, 1.52) on conflict do nothing`);
  await db.run(sql`
    insert into workshop (cod_tienda, slug, alias, area, provincia, pais, tz, direccion, poblacion, cpostal, lat, lon,
      telefono, email, responsable, servicios, equipamiento, web)
    values (${codTienda}, ${`taller-${codTienda}`}, ${nombre}, 'lleida', ${provincia}, ${pais}, ${tz}, 'Carrer Major, 1', 'Lleida', '25001',
      ${41.6 + (sketch.north ?? 0)}, 0.62, '973 000 000', 'taller@rodera.example', 'Roser Vila', ${[...servicios]}::text[], '{}', ${web})`);
  for (const { dias, desde, hasta } of hours)
    for (const dia of dias)
      await db.run(
        sql`insert into workshop_hours (cod_tienda, dia, desde, hasta) values (${codTienda}, ${dia}, ${desde}, ${hasta})`,
      );
  for (const [index, bay] of bays.entries())
    await db.run(sql`
      insert into bay (cod_tienda, bay_id, nombre, skills, max_llanta)
      values (${codTienda}, ${index + 1}, ${`Elevador ${index + 1}`}, ${[...bay.skills]}::text[], ${bay.max_llanta})`);
  for (const { fecha, motivo_es, motivo_ca } of closures)
    await db.run(sql`
      insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca) values (${codTienda}, ${fecha}, ${motivo_es}, ${motivo_ca})`);
  return codTienda;
};
