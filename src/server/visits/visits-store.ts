import type { VisitVehicle } from '#domain/visits/visit.ts';
import type { Language } from '#domain/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Ownership } from '../accounts/owned-by.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** What its page said that a service costs. Cents with tax, of so many units of what is sold. */
export interface AnnouncedPrice {
  readonly importe: Cents;
  readonly desde: boolean;
  readonly unidades: number;
}

/** An appointment without order, with its time; of a cancelled one, the last it had. */
export interface VisitRow {
  readonly id: string;
  readonly numero: string;
  readonly accountId: string | null;
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly telefono: string;
  readonly idioma: Language;
  readonly vehiculo: VisitVehicle;
  /** Several with commas between them. */
  readonly servicio: string;
  readonly marca: string | null;
  readonly matricula: string | null;
  readonly comentario: string | null;
  readonly precioAnunciado: AnnouncedPrice | null;
  readonly status: 'confirmada' | 'anulada';
  readonly rev: number;
  readonly codTienda: number;
  readonly starts: Date;
  readonly ends: Date;
  readonly tz: string;
}

const selectVisit = fragment`
  select v.id, v.numero, v.account_id as "accountId", v.nombre, v.apellidos, v.email, v.telefono, v.idioma, v.vehiculo,
    array_to_string(v.servicio || v.otros_servicios, ',') as servicio, s.marca, v.matricula, v.comentario, v.precio_anunciado as "precioAnunciado", v.status, v.rev, a.cod_tienda as "codTienda", a.starts, a.ends, a.tz
  from visit v
  left join scooter_brand s on s.slug = v.marca_patinete
  join lateral (
    select min(a.cod_tienda) as cod_tienda, min(lower(a.span)) as starts, max(upper(a.span)) as ends, min(a.tz) as tz
    from allocation a where a.appointment_id = v.id group by a.appointment_id
  ) as a on true`;

export const findVisit = async (db: Database, id: string): Promise<VisitRow | undefined> =>
  await db.maybeOne<VisitRow>(sql`${selectVisit} where v.id = ${id}::uuid`);

/** Those to come first, the next one at the top; then those that were, the last one first. */
export const visitsOf = async (db: Database, { accountId, guestEmail }: Ownership, now: Date): Promise<VisitRow[]> =>
  await db.rows<VisitRow>(sql`
    ${selectVisit}
    where v.account_id = ${accountId}::uuid or v.account_id is null and v.email_norm = ${guestEmail}::text
    order by a.starts < ${now}::timestamptz, abs(extract(epoch from a.starts - ${now}::timestamptz)) limit 100`);

/** Nobody else changes a visit while its rows are locked. Lock first, read after. Answers whether it still waits for its car. */
export const lockVisit = async (tx: Database, id: string): Promise<boolean> => {
  await tx.run(sql`select id from visit where id = ${id}::uuid for update`);
  const first = await tx.maybeOne<{ status: string }>(
    sql`select status from allocation where appointment_id = ${id}::uuid and etapa = 1 for update`,
  );
  return first?.status === 'confirmed';
};

/** The telephone of the workshop of an appointment that an order stands behind; undefined where there is none of that id. */
export const phoneOfOrdered = async (db: Database, id: string): Promise<string | undefined> => {
  const found = await db.maybeOne<{ telefono: string }>(sql`
    select w.telefono from allocation a join workshop w on w.cod_tienda = a.cod_tienda
    where a.appointment_id = ${id}::uuid and a.etapa = 1 and a.order_id is not null`);
  return found?.telefono;
};

export interface NewVisit {
  readonly id: string;
  readonly accountId: string | null;
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly emailNorm: string;
  readonly telefono: string;
  readonly idioma: Language;
  readonly vehiculo: VisitVehicle;
  /** Several with commas between them. */
  readonly servicio: string;
  readonly marcaPatinete: string | null;
  readonly matricula: string | null;
  readonly comentario: string | null;
  /** Null where nothing was said. */
  readonly precioAnunciado: AnnouncedPrice | null;
  /** What the page told of where it was asked for; null where it told nothing. */
  readonly registroLead: object | null;
}

/** Writes a visit, or what became of one that is changed. Answers with its number and revision. */
export const writeVisit = async (
  tx: Database,
  visit: NewVisit,
  now: Date,
): Promise<{ readonly numero: string; readonly rev: number }> =>
  await tx.one(sql`
    insert into visit as v (id, numero, account_id, nombre, apellidos, email, email_norm, telefono, idioma, vehiculo, servicio,
      otros_servicios, marca_patinete, matricula, comentario, precio_anunciado, registro_lead, status, creado, cambiado)
    values (${visit.id}::uuid, 'C' || lpad(nextval('visit_number')::text, 7, '0'), ${visit.accountId}::uuid, ${visit.nombre},
      ${visit.apellidos}, ${visit.email}, ${visit.emailNorm}, ${visit.telefono}, ${visit.idioma}, ${visit.vehiculo},
      (string_to_array(${visit.servicio}, ','))[1], (string_to_array(${visit.servicio}, ','))[2:], ${visit.marcaPatinete}, ${visit.matricula}, ${visit.comentario},
      ${visit.precioAnunciado && JSON.stringify(visit.precioAnunciado)}::jsonb, ${visit.registroLead && JSON.stringify(visit.registroLead)}::jsonb,
      'confirmada', ${now}, ${now})
    on conflict (id) do update set nombre = excluded.nombre, apellidos = excluded.apellidos, email = excluded.email,
      email_norm = excluded.email_norm, telefono = excluded.telefono, vehiculo = excluded.vehiculo, servicio = excluded.servicio, otros_servicios = excluded.otros_servicios,
      marca_patinete = excluded.marca_patinete, matricula = excluded.matricula, comentario = excluded.comentario, precio_anunciado = excluded.precio_anunciado,
      registro_lead = coalesce(v.registro_lead, excluded.registro_lead), rev = v.rev + 1, cambiado = excluded.cambiado
    returning v.numero, v.rev`);

interface ConfirmedVisit {
  readonly codigo: 'reserva-caducada' | 'matricula-ya-citada' | 'cita-no-existe' | null;
  readonly id: string;
  readonly codTienda: number;
  readonly alias: string;
}

/** Turns a hold into an appointment, or into the new time of `previous` (db/functions/confirm_visit.sql). */
export const confirmVisit = async (
  tx: Database,
  ask: { readonly token: string; readonly matricula: string | null; readonly previous: string | null },
): Promise<ConfirmedVisit> =>
  await tx.one<ConfirmedVisit>(sql`
    select codigo, appointment_id as id, cod_tienda as "codTienda", alias
    from confirm_visit(${ask.token}::uuid, ${ask.matricula}::text, ${ask.previous}::uuid)`);

/** Frees the time of a visit and marks it; false where it has none any more. */
export const markVisitCancelled = async (tx: Database, id: string, now: Date): Promise<boolean> => {
  const { freed } = await tx.one<{ freed: boolean }>(sql`select cancel_visit(${id}::uuid) as freed`);
  if (freed) {
    await tx.run(
      sql`update visit set status = 'anulada', cambiado = ${now} where id = ${id}::uuid and status = 'confirmada'`,
    );
  }
  return freed;
};

/** Appointments of a day of which nobody was reminded, made before that day began at `before`; they count as reminded. */
export const takeToRemind = async (
  tx: Database,
  ask: { readonly fecha: string; readonly now: Date; readonly madeBefore: Date; readonly most: number },
): Promise<{ readonly id: string; readonly orderId: number | null }[]> =>
  await tx.rows(sql`
    update allocation a set recordado = ${ask.now}::timestamptz
    where a.id in (
      select r.id from allocation r
      where r.fecha = ${ask.fecha}::date and r.status = 'confirmed' and r.kind = 'booking' and r.etapa = 1 and r.recordado is null
        and not exists (select from visit v where v.id = r.appointment_id and v.cambiado > ${ask.madeBefore}::timestamptz)
        and not exists (select from customer_order o where o.id = r.order_id and o.creado > ${ask.madeBefore}::timestamptz)
      order by r.id limit ${ask.most}::int for update skip locked)
    returning a.appointment_id as id, a.order_id as "orderId"`);
