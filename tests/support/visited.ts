import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Language } from '#domain/language.ts';
import { openPglite } from '#server/database/pglite.ts';
import { sql } from '#server/database/sql.ts';

interface Visited {
  readonly email: string;
  readonly nombre: string;
  readonly idioma: Language;
}

/** Writes into the folder of a shop that is not open yet who was at the first workshop on a day, one after another. */
export const insertVisited = async (dataDir: string, fecha: string, people: readonly Visited[]): Promise<void> => {
  const db = await openPglite({ folder: join(dataDir, 'db') });
  for (const [place, { email, nombre, idioma }] of people.entries()) {
    const id = randomUUID();
    await db.run(sql`
      insert into visit (id, numero, nombre, apellidos, email, email_norm, telefono, idioma, vehiculo, servicio, matricula, status, creado,
        cambiado)
      values (${id}::uuid, 'C' || lpad(nextval('visit_number')::text, 7, '0'), ${nombre}, 'Ferrer', ${email}, ${email}, '+34611222333',
        ${idioma}, 'coche', 'frenos', ${`${4000 + place} LLL`}, 'confirmada', now(), now())`);
    await db.run(sql`
      insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status, matricula)
      select ${id}::uuid, b.cod_tienda, b.bay_id, w.tz,
        tstzrange(d.start, d.start + interval '45 min'), 'booking', 'done', ${`${4000 + place} LLL`}
      from bay b join workshop w on w.cod_tienda = b.cod_tienda
      cross join lateral (select (${fecha}::date + time '09:00' + ${place}::int * interval '1 hour') at time zone w.tz as start) d
      order by b.cod_tienda, b.bay_id limit 1`);
  }
  await db.close();
};
