import { Temporal } from 'temporal-polyfill';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertRows } from '../insert-rows.ts';
import { demoPromotions, type DemoPromotion } from './promotions.ts';

const zone = 'Europe/Madrid';

/** Days of the demo, counted from the day of the load. */
const daysFrom = (now: Date) => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).startOfDay();
  return {
    midnight: (days: number): string => today.add({ days }).toInstant().toString(),
    day: (days: number): string => today.add({ days }).toPlainDate().toString(),
  };
};

const rowOf = (promotion: DemoPromotion, id_site_promocion: number, now: Date) => {
  const { titulo, descripcion, desde, hasta, fecha_limite, ...said } = promotion;
  const { midnight, day } = daysFrom(now);
  return {
    valor: null,
    marcas: [],
    temporadas: [],
    llanta_desde: null,
    llanta_hasta: null,
    productos: [],
    unidades_minimas: 1,
    importe_minimo: 0,
    un_pedido: false,
    mezclable: false,
    ...said,
    id_site_promocion,
    desde: midnight(desde),
    hasta: hasta === undefined ? null : midnight(hasta),
    fecha_limite: fecha_limite === undefined ? null : day(fecha_limite),
    titulo_es: titulo[0],
    titulo_ca: titulo[1],
    titulo_pt: titulo[2],
    descripcion_es: descripcion[0],
    descripcion_ca: descripcion[1],
    descripcion_pt: descripcion[2],
  };
};

/** Units in all and for each person, and where one order is all that a person may place. */
const capsOf = ({ total, por_persona, un_pedido }: DemoPromotion, id: number) => [
  ...(total !== undefined || por_persona !== undefined
    ? [{ clave: `promocion:${id}`, total: total ?? null, quedan: total ?? null, por_persona: por_persona ?? null }]
    : []),
  ...(un_pedido ? [{ clave: `promocion:${id}:pedido`, total: null, quedan: null, por_persona: 1 }] : []),
];

/** Promotions to try, which run, end soon or have ended on the day of the load. */
export const loadPromotions = async (db: Database, now: Date): Promise<void> => {
  await insertRows(
    db,
    demoPromotions.map((promotion, place) => rowOf(promotion, place + 1, now)),
    (json) => sql`insert into promotion select * from json_populate_recordset(null::promotion, ${json}::json)`,
  );
  await insertRows(
    db,
    demoPromotions.flatMap((promotion, place) => capsOf(promotion, place + 1)),
    (json) => sql`insert into cap select * from json_populate_recordset(null::cap, ${json}::json)`,
  );
  await db.run(sql`
    select setval(pg_get_serial_sequence('promotion', 'id_site_promocion'), max(id_site_promocion)) from promotion`);
};
