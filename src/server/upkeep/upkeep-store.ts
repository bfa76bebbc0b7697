import type { Account } from '#domain/accounts/account.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { Season } from '#domain/tyres/season.ts';
import { reminderText } from '#domain/upkeep/reminders.ts';
import type { Told } from '#domain/upkeep/told.ts';
import type { Language } from '#domain/language.ts';
import type { Ownership } from '../accounts/owned-by.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

interface KeptOfVehicle {
  readonly id: string;
  readonly dicho: readonly Told[];
  readonly avisos: boolean;
}

/** What the owner of an account told of its vehicles' upkeep, and whether they want to be reminded. */
export const keptOf = async (db: Database, accountId: string): Promise<KeptOfVehicle[]> =>
  await db.rows<KeptOfVehicle>(sql`
    select v.id,
      coalesce((
        select json_agg(json_build_object('cosa', f.cosa, 'fecha', f.fecha, 'kms', f.kms, 'sin', f.sin, 'temporada', f.temporada) order by f.cosa)
        from upkeep_fact f where f.vehicle_id = v.id), '[]') as dicho,
      exists (select from upkeep_reminder r where r.vehicle_id = v.id and r.hasta is null) as avisos
    from vehicle v where v.account_id = ${accountId}::uuid`);

/** Work of a workshop on a plate, done or to come. */
export interface WorkRow {
  readonly citaId: string;
  readonly matricula: string;
  readonly servicios: readonly string[];
  readonly productos: readonly {
    readonly tipo: string;
    readonly codigo: string;
    readonly temporada: Season | null;
  }[];
  readonly hecha: boolean;
  readonly fecha: Fecha;
  /** `HH:MM`, on the workshop's wall. */
  readonly hora: string;
  /** When it began, or begins. */
  readonly en: Date;
}

/**
 * What workshops did, and are to do, with orders and without: of the account alone, whatever plate others have. A car that was
 * somebody else's tells nothing of them.
 */
export const worksOf = async (db: Database, { accountId, guestEmail }: Ownership): Promise<WorkRow[]> =>
  await db.rows<WorkRow>(sql`
    select w."citaId", w.matricula, w.servicios, w.productos, a.status = 'done' as hecha, a.fecha,
      to_char(lower(a.span) at time zone a.tz, 'HH24:MI') as hora, lower(a.span) as en
    from (
      select v.id as "citaId", normal_plate(v.matricula) as matricula, v.servicio || v.otros_servicios as servicios, (
        select coalesce(json_agg(json_build_object('tipo', p.tipo_producto, 'codigo', p.id_navision, 'temporada', null::text)), '[]')
        from unnest(v.servicio || v.otros_servicios) as k
        join visit_service s on s.servicio = k
        join product p on p.id_navision = s.producto) as productos
      from visit v
      where v.matricula is not null and v.status = 'confirmada'
        and (v.account_id = ${accountId}::uuid or v.account_id is null and v.email_norm = ${guestEmail}::text)
      union all
      select o.appointment_id, normal_plate(o.matricula), '{}'::text[], (
        select coalesce(json_agg(json_build_object('tipo', p ->> 'tipo_producto', 'codigo', p ->> 'id_navision', 'temporada', p ->> 'temporada')), '[]')
        from jsonb_array_elements(o.snapshot -> 'cesta' -> 'products') as p)
      from customer_order o
      where o.matricula is not null and o.appointment_id is not null and o.status not in ('cancelado', 'caducado')
        and (o.account_id = ${accountId}::uuid or o.account_id is null and o.email_norm = ${guestEmail}::text)
    ) as w
    join allocation a on a.appointment_id = w."citaId" and a.etapa = 1
    where a.status in ('confirmed', 'arrived', 'working', 'done') and a.kind = 'booking'
    order by a.fecha desc limit 300`);

/** Keeps what is told of a thing; false where the account has no such vehicle. */
export const keepTold = async (
  db: Database,
  { accountId, id, told, now }: { accountId: string; id: string; told: Told; now: Date },
): Promise<boolean> =>
  (await db.run(sql`
    insert into upkeep_fact (vehicle_id, cosa, fecha, kms, sin, temporada, dicho)
    select v.id, ${told.cosa}, ${told.fecha}::date, ${told.kms}::int, ${told.sin}, ${told.temporada}, ${now}::timestamptz
    from vehicle v where v.id = ${id}::uuid and v.account_id = ${accountId}::uuid
    on conflict (vehicle_id, cosa) do update set fecha = excluded.fecha, kms = excluded.kms, sin = excluded.sin,
      temporada = excluded.temporada, dicho = excluded.dicho`)) > 0;

export const forgetTold = async (
  db: Database,
  { accountId, id, cosa }: { accountId: string; id: string; cosa: string },
): Promise<void> => {
  await db.run(sql`
    delete from upkeep_fact f using vehicle v
    where f.vehicle_id = v.id and v.id = ${id}::uuid and v.account_id = ${accountId}::uuid and f.cosa = ${cosa}`);
};

/** Begins the reminders of a vehicle; who has them keeps the day on which they agreed. False where the account has no such vehicle. */
export const beginReminders = async (
  db: Database,
  { accountId, id, idioma, now }: { accountId: string; id: string; idioma: Language; now: Date },
): Promise<boolean> =>
  (await db.run(sql`
    insert into upkeep_reminder as r (vehicle_id, idioma, desde, texto, mirado)
    select v.id, ${idioma}, ${now}::timestamptz, ${reminderText}::date, '2000-01-01'
    from vehicle v where v.id = ${id}::uuid and v.account_id = ${accountId}::uuid
    on conflict (vehicle_id) do update set idioma = excluded.idioma, hasta = null,
      desde = case when r.hasta is null then r.desde else excluded.desde end,
      texto = case when r.hasta is null then r.texto else excluded.texto end`)) > 0;

export const endReminders = async (db: Database, { id, now }: { id: string; now: Date }): Promise<void> => {
  await db.run(sql`
    update upkeep_reminder set hasta = ${now}::timestamptz where vehicle_id = ${id}::uuid and hasta is null`);
};

/** A vehicle as its letters and their links name it; undefined where it is gone. */
export const findReminded = async (
  db: Database,
  id: string,
): Promise<{ readonly vehiculo: string; readonly avisos: boolean; readonly accountId: string } | undefined> =>
  await db.maybeOne(sql`
    select v.marca || ' ' || v.modelo as vehiculo, v.account_id as "accountId",
      exists (select from upkeep_reminder r where r.vehicle_id = v.id and r.hasta is null) as avisos
    from vehicle v where v.id = ${id}::uuid`);

/** A vehicle whose turn it is to be looked at. */
export interface ToRemind {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly nombre: string;
  readonly idioma: Language;
}

/**
 * Vehicles that were not looked at yet on a day; they count as looked at. Only of those whose owner has shown that the address
 * is theirs.
 */
export const takeToLook = async (
  tx: Database,
  { today, most }: { readonly today: Fecha; readonly most: number },
): Promise<ToRemind[]> =>
  await tx.rows<ToRemind>(sql`
    update upkeep_reminder r set mirado = ${today}::date
    from vehicle v join account c on c.id = v.account_id
    where v.id = r.vehicle_id and c.email_probado is not null and r.vehicle_id in (
      select t.vehicle_id from upkeep_reminder t join vehicle tv on tv.id = t.vehicle_id join account ta on ta.id = tv.account_id
      where t.hasta is null and t.mirado < ${today}::date and ta.email_probado is not null
      order by t.mirado, t.vehicle_id limit ${most}::int for update of t skip locked)
    returning v.id, v.account_id as "accountId", c.email, c.nombre, r.idioma`);

/** Claims a turn of a thing; false where somebody was reminded of it. */
export const claimNotice = async (
  tx: Database,
  notice: { readonly id: string; readonly cosa: string; readonly turno: string; readonly now: Date },
): Promise<boolean> =>
  (await tx.run(sql`
    insert into upkeep_notice (vehicle_id, cosa, turno, en)
    values (${notice.id}::uuid, ${notice.cosa}, ${notice.turno}, ${notice.now}::timestamptz)
    on conflict do nothing`)) > 0;

/** Whose a vehicle is, as far as their history and a letter ask. */
export const ownerOf = async (
  db: Database,
  accountId: string,
): Promise<Pick<Account, 'id' | 'email' | 'email_probado' | 'nombre'> | undefined> =>
  await db.maybeOne(
    sql`select id, email, email_probado, coalesce(nombre, '') as nombre from account where id = ${accountId}::uuid`,
  );
