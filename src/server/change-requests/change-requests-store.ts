import type { DayPart } from '#domain/waiting/waiting.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { Stage } from '#domain/booking/job.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** The whole appointment of an order, as it is now, also where others share it. */
export interface OrderedRow {
  readonly citaId: string;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly codTienda: number;
  readonly alias: string;
  readonly telefono: string;
  readonly emailTaller: string;
  readonly pais: 'ES' | 'AD';
  readonly tz: string;
  readonly starts: Date;
  readonly ends: Date;
  readonly status: 'confirmed' | 'arrived' | 'working' | 'done';
  readonly matricula: string | null;
  readonly nombre: string;
  readonly email: string;
  readonly idioma: Language;
  readonly stages: readonly Stage[];
  /** The first day on which all that was bought is there. */
  readonly entrega: Fecha | null;
}

const ordered = fragment`
  select a.appointment_id as "citaId", o.id as "orderId", o.order_number as "orderNumber", w.cod_tienda as "codTienda", w.alias,
    w.telefono, w.email as "emailTaller", w.pais, w.tz, min(lower(a.span)) as starts, max(upper(a.span)) as ends,
    min(a.status) as status, o.matricula, o.nombre, o.email, o.idioma,
    json_agg(json_build_object('skills', a.skills, 'llanta', a.llanta,
      'minutes', (extract(epoch from upper(a.span) - lower(a.span)) / 60)::int) order by a.etapa) as stages,
    (select max(p ->> 'fechaEntrega') from allocation l
      join customer_order d on d.id = l.order_id, jsonb_array_elements(d.snapshot -> 'cesta' -> 'products') as p
      where l.appointment_id = a.appointment_id) as entrega
  from customer_order o
  join lateral (
    select l.appointment_id from allocation l
    where l.order_id = o.id and l.status in ('confirmed', 'arrived', 'working', 'done') limit 1) as m on true
  join allocation a on a.appointment_id = m.appointment_id and a.status in ('confirmed', 'arrived', 'working', 'done')
  join workshop w on w.cod_tienda = a.cod_tienda`;
const group = fragment`group by a.appointment_id, o.id, w.cod_tienda`;

/** Named by the first of its orders, and by one that waits for its payment only where no other is there. */
export const findOrdered = async (db: Database, citaId: string): Promise<OrderedRow | undefined> =>
  await db.maybeOne<OrderedRow>(sql`
    ${ordered} where o.id = (
      select p.id from allocation l join customer_order p on p.id = l.order_id
      where l.appointment_id = ${citaId}::uuid and l.status in ('confirmed', 'arrived', 'working', 'done')
      order by p.status = 'pendiente-pago', p.id limit 1) ${group}`);

export const orderedOf = async (db: Database, orderId: number): Promise<OrderedRow | undefined> =>
  await db.maybeOne<OrderedRow>(sql`${ordered} where o.id = ${orderId}::bigint ${group}`);

export interface ChangeRow {
  readonly id: string;
  readonly citaId: string;
  readonly orderId: number;
  readonly codTienda: number;
  readonly fecha: Fecha;
  readonly franja: DayPart;
  readonly comentario: string | null;
  readonly status: 'pendiente' | 'aceptada' | 'rechazada' | 'caducada' | 'retirada';
  readonly frase: string | null;
  readonly vence: Date;
  readonly proposals: readonly { readonly token: string; readonly fecha: Fecha; readonly hora: string }[];
}

const columns = fragment`
  r.id, r.appointment_id as "citaId", r.order_id as "orderId", r.cod_tienda as "codTienda", r.fecha, r.franja, r.comentario,
    r.status, r.frase, r.vence, coalesce((
      select json_agg(json_build_object('token', p.token, 'fecha', p.fecha, 'hora', to_char(p.hora, 'HH24:MI')) order by p.fecha, p.hora)
      from change_proposal p where p.request_id = r.id), '[]') as proposals`;
const change = fragment`select ${columns} from change_request r`;

export const findChange = async (db: Database, id: string): Promise<ChangeRow | undefined> =>
  await db.maybeOne<ChangeRow>(sql`${change} where r.id = ${id}::uuid`);

export const lastChangeOf = async (db: Database, citaId: string): Promise<ChangeRow | undefined> =>
  await db.maybeOne<ChangeRow>(
    sql`${change} where r.appointment_id = ${citaId}::uuid order by r.status = 'pendiente' desc, r.creado desc, r.resuelto desc limit 1`,
  );

export const openChangesAt = async (db: Database, codTienda: number): Promise<ChangeRow[]> =>
  await db.rows<ChangeRow>(
    sql`${change} where r.cod_tienda = ${codTienda} and r.status = 'pendiente' order by r.creado, r.id`,
  );

/** An order joined or left the appointment since: what is held is for other work. */
const forOtherWork = fragment`exists (
  select from change_proposal p join allocation h on h.hold_token = p.token and h.status = 'held' and h.etapa = 1
  where p.request_id = r.id and not same_stages(r.appointment_id, h.appointment_id))`;

/** Questions that cannot be answered any more: nobody did in time, their appointment is not to come, or it asks for other work. */
export const overdueChanges = async (db: Database, now: Date): Promise<(ChangeRow & { otherWork: boolean })[]> =>
  await db.rows<ChangeRow & { otherWork: boolean }>(sql`
    select ${columns}, ${forOtherWork} as "otherWork" from change_request r
    where r.status = 'pendiente' and (r.vence <= ${now} or ${forOtherWork} or not exists (
      select from allocation a where a.appointment_id = r.appointment_id and a.status = 'confirmed')) order by r.vence`);

/** Writes a question; false where one of the same appointment is open. */
export const insertChange = async (
  tx: Database,
  asked: Omit<ChangeRow, 'status' | 'frase'>,
  now: Date,
): Promise<boolean> => {
  const written = await tx.run(sql`
    insert into change_request (id, appointment_id, order_id, cod_tienda, fecha, franja, comentario, status, creado, vence)
    values (${asked.id}::uuid, ${asked.citaId}::uuid, ${asked.orderId}::bigint, ${asked.codTienda}, ${asked.fecha}::date, ${asked.franja},
      ${asked.comentario}, 'pendiente', ${now}, ${asked.vence})
    on conflict (appointment_id) where status = 'pendiente' do nothing`);
  if (written === 0) return false;
  await tx.run(sql`
    insert into change_proposal (request_id, token, fecha, hora)
    select ${asked.id}::uuid, p.token, p.fecha, p.hora
    from jsonb_to_recordset(${JSON.stringify(asked.proposals)}::jsonb) as p(token uuid, fecha date, hora time)`);
  return true;
};

/** Closes a question that is open; false where somebody closed it before. */
export const closeChange = async (
  tx: Database,
  close: {
    readonly id: string;
    readonly status: Exclude<ChangeRow['status'], 'pendiente'>;
    readonly frase?: string | null;
    readonly accountId?: string | null;
  },
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    update change_request set status = ${close.status}, resuelto = ${now}, frase = ${close.frase ?? null},
      account_id = ${close.accountId ?? null}::uuid
    where id = ${close.id}::uuid and status = 'pendiente'`)) > 0;

export const takeProposal = async (
  tx: Database,
  ask: { readonly citaId: string; readonly token: string },
): Promise<'cita-no-existe' | 'reserva-caducada' | 'matricula-ya-citada' | null> =>
  (
    await tx.one<{ codigo: 'cita-no-existe' | 'reserva-caducada' | 'matricula-ya-citada' | null }>(
      sql`select take_proposal(${ask.citaId}::uuid, ${ask.token}::uuid) as codigo`,
    )
  ).codigo;
