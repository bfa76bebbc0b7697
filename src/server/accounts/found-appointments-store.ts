import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { readSearch } from './read-search.ts';

/** An appointment by what its customer can say of it. Days and times as they are on the workshop's wall. */
export interface FoundAppointment {
  readonly citaId: string;
  /** Of its order, or its own. */
  readonly numero: string;
  readonly nombre: string;
  readonly matricula: string | null;
  readonly codTienda: number;
  readonly taller: string;
  readonly date: string;
  readonly time: string;
}

/** The appointments of an e-mail, a plate or a number, as it is written, whoever has an account or not; those nearest to now first. */
export const findAppointments = async (
  db: Database,
  typed: string,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<FoundAppointment[]> => {
  const { email, number, plate } = readSearch(typed);
  return await db.rows<FoundAppointment>(sql`
    with theirs as (
      select m.appointment_id, o.order_number as numero, concat_ws(' ', o.nombre, o.apellidos) as nombre, o.matricula
      from customer_order o
      join lateral (select l.appointment_id from allocation l where l.order_id = o.id and l.status not in ('held', 'cancelled') limit 1) as m on true
      where o.order_number = ${number} or normal_plate(o.matricula) = ${plate} or o.email_norm = ${email}
      union all
      select v.id, v.numero, concat_ws(' ', v.nombre, v.apellidos), v.matricula from visit v
      where v.numero = ${number} or normal_plate(v.matricula) = ${plate} or v.email_norm = ${email})
    select t.appointment_id as "citaId", string_agg(t.numero, ', ' order by t.numero) as numero, min(t.nombre) as nombre, min(t.matricula) as matricula,
      a.cod_tienda as "codTienda", w.alias as taller, a.fecha as date, to_char(lower(a.span) at time zone a.tz, 'HH24:MI') as time
    from theirs t
    join allocation a on a.appointment_id = t.appointment_id and a.etapa = 1 and a.status not in ('held', 'cancelled')
    join workshop w on w.cod_tienda = a.cod_tienda
    group by t.appointment_id, a.id, w.alias
    order by abs(extract(epoch from lower(a.span) - ${now}::timestamptz)) limit ${most}::int`);
};
