import { createHash } from 'node:crypto';
import { minuteOf, timeAt } from '#domain/time.ts';
import { daysFrom, weekday } from '#domain/booking/calendar.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { readWorkshops } from '../chain/workshops.ts';
import { draw, drawBetween } from '../draw.ts';

/** Balaguer, Mataró and A Coruña, which an operator sees first: somebody who opens their agenda finds it in use. */
const busyWorkshops = new Set([105, 125, 201]);
const days = 8;

const people =
  `Aina Soler, Bernat Vidal, Carme Roca, Dolors Puig, Emma Torres, Ferran Bosch, Gemma Coll, Hug Ribas, Irene Mas,
  Joel Serra, Laia Font, Marc Riera, Noa Prat, Oriol Camps, Paula Gil, Quim Ferrer, Rut Sala, Santi Mora, Teresa Pons, Uriel Gómez,
  Vera Castro, Xavi Lago, Yago Souto, Zoe Rey`
    .split(',')
    .map((name) => name.trim());
const letters = 'BCDFGHJKLMNPRSTVWXYZ';

/** What is drawn here; numbers of its own for each. */
const drawn = { free: 101, service: 102, gap: 103, person: 104, plate: 105, phoned: 106, missed: 107 } as const;

interface Service {
  readonly servicio: string;
  readonly minutos: number;
}

interface Visit {
  readonly id: string;
  readonly codTienda: number;
  readonly bayId: number;
  readonly tz: string;
  readonly desde: string;
  readonly hasta: string;
  readonly servicio: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly telefono: string;
  readonly matricula: string;
  /** Written down by staff, because they phoned. */
  readonly sinCita: boolean;
  /** Where its time is over: they did not come. */
  readonly missed: boolean;
}

const idOf = (text: string): string => {
  const hex = createHash('sha256').update(`rodera agenda ${text}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const plateOf = (...parts: readonly number[]): string => {
  const letter = (place: number) => letters[drawBetween(0, letters.length - 1, drawn.plate, place, ...parts)] ?? 'B';
  return `${String(drawBetween(0, 9999, drawn.plate, ...parts)).padStart(4, '0')} L${letter(1)}${letter(2)}`;
};

/** What a bay has between two times of a day, with gaps as there are. */
const visitsBetween = (
  services: readonly Service[],
  {
    codTienda,
    bayId,
    tz,
    fecha,
    desde,
    hasta,
  }: Pick<Visit, 'codTienda' | 'bayId' | 'tz'> & { fecha: string; desde: string; hasta: string },
): Visit[] => {
  const visits: Visit[] = [];
  let at = Math.ceil(minuteOf(desde) / 15) * 15;
  for (;;) {
    const seed = [codTienda, bayId, Number(fecha.replaceAll('-', '')), at] as const;
    const service = services[drawBetween(0, services.length - 1, drawn.service, ...seed)];
    if (!service) return visits;
    const ends = at + Math.ceil(service.minutos / 15) * 15;
    if (ends > minuteOf(hasta)) return visits;
    if (draw(drawn.free, ...seed) < 0.7) {
      const person = people[drawBetween(0, people.length - 1, drawn.person, ...seed)] ?? 'Ona Riu';
      const [nombre = '', apellidos = ''] = person.split(' ');
      visits.push({
        id: idOf(seed.join(' ')),
        codTienda,
        bayId,
        tz,
        desde: `${fecha}T${timeAt(at)}`,
        hasta: `${fecha}T${timeAt(ends)}`,
        servicio: service.servicio,
        nombre,
        apellidos,
        telefono: `+346000000${String(people.indexOf(person) + 10)}`,
        matricula: plateOf(...seed),
        sinCita: draw(drawn.phoned, ...seed) < 0.3,
        missed: draw(drawn.missed, ...seed) < 0.1,
      });
    }
    at = ends + 15 * drawBetween(0, 1, drawn.gap, ...seed);
  }
};

const writeVisits = async (db: Database, visits: readonly Visit[], now: Date): Promise<void> => {
  const rows = JSON.stringify(visits);
  await db.run(sql`
    insert into visit (id, numero, nombre, apellidos, email, email_norm, telefono, idioma, vehiculo, servicio, matricula, status,
      sin_cita, creado, cambiado)
    select v.id, 'C' || lpad(nextval('visit_number')::text, 7, '0'), v.nombre, v.apellidos, '', '', v.telefono, 'ca', 'coche',
      v.servicio, v.matricula, 'confirmada', v."sinCita", ${now}, ${now}
    from jsonb_to_recordset(${rows}::jsonb) as v(id uuid, nombre text, apellidos text, telefono text, servicio text, matricula text,
      "sinCita" boolean)`);
  await db.run(sql`
    insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, skills, kind, status, matricula, recordado)
    select v.id, v."codTienda", v."bayId", v.tz, tstzrange(v.desde at time zone v.tz, v.hasta at time zone v.tz), '{turismo}', 'booking',
      case when v.hasta at time zone v.tz <= ${now}::timestamptz then case when v.missed then 'no_show' else 'done' end
        when v.desde at time zone v.tz <= ${now}::timestamptz then 'working' else 'confirmed' end, v.matricula, ${now}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as v(id uuid, "codTienda" int, "bayId" int, tz text, desde timestamp, hasta timestamp,
      missed boolean, matricula text)`);
};

/** Fills some agendas for the days to come; what the staff wrote down is signed by them. */
export const loadAgenda = async (db: Database, now: Date): Promise<void> => {
  const services = await db.rows<Service>(sql`
    select servicio, minutos from visit_service
    where vehiculo = 'coche' and skill is null and oferta is null and not solo_telefono order by orden`);
  const closures = await db.rows<{ codTienda: number; fecha: string }>(
    sql`select cod_tienda as "codTienda", fecha from workshop_closure`,
  );
  for (const { row, hours, bays } of readWorkshops()) {
    const { cod_tienda: codTienda, tz, slug } = row;
    if (!busyWorkshops.has(codTienda)) continue;
    const open = daysFrom(now.toISOString().slice(0, 10), days).filter(
      (fecha) => !closures.some((closure) => closure.codTienda === codTienda && closure.fecha === fecha),
    );
    const lifts = bays.filter(({ skills }) => skills.includes('turismo'));
    const visits = lifts.flatMap(({ bay_id: bayId }) =>
      open.flatMap((fecha) =>
        hours
          .filter(({ dia }) => dia === weekday(fecha))
          .flatMap(({ desde, hasta }) => visitsBetween(services, { codTienda, bayId, tz, fecha, desde, hasta })),
      ),
    );
    const plates = new Set<string>();
    const each = visits.filter(({ matricula }) => !plates.has(matricula) && plates.add(matricula));
    await writeVisits(
      db,
      each.filter(({ sinCita }) => !sinCita),
      now,
    );
    await db.transaction(async (tx) => {
      await tx.run(sql`
        select set_config('rodera.personal', (select a.id::text from account a where a.email = ${`taller.${slug}@rodera.example`}), true)`);
      await writeVisits(
        tx,
        each.filter(({ sinCita }) => sinCita),
        now,
      );
      await tx.run(sql`select set_config('rodera.personal', '', true)`);
    });
  }
};
