import type { DayPart } from '#domain/waiting/waiting.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** What somebody waits for, and the time that is held for it. */
export interface WishRow {
  readonly id: string;
  readonly codTienda: number;
  readonly servicio: string;
  readonly desde: Fecha;
  readonly hasta: Fecha;
  readonly franja: DayPart;
  readonly email: string;
  readonly telefono: string | null;
  readonly idioma: Language;
  readonly token: string | null;
  readonly fecha: Fecha | null;
  /** `HH:MM:SS` */
  readonly hora: string | null;
  readonly vence: Date | null;
}

export type NewWish = Omit<WishRow, 'token' | 'fecha' | 'hora' | 'vence'> & { readonly emailNorm: string };

const selectWish = fragment`
  select id, cod_tienda as "codTienda", servicio, desde, hasta, franja, email, telefono, idioma, token, fecha, hora, vence
  from waiting_wish`;

export const findWish = async (db: Database, id: string): Promise<WishRow | undefined> =>
  await db.maybeOne<WishRow>(sql`${selectWish} where id = ${id}::uuid`);

/** Writes a wish once; null where the same person waits for the same already. */
export const insertWish = async (tx: Database, wish: NewWish, now: Date): Promise<{ readonly id: string } | null> =>
  (await tx.maybeOne<{ id: string }>(sql`
    insert into waiting_wish (id, cod_tienda, servicio, desde, hasta, franja, email, email_norm, telefono, idioma, turno, creado)
    values (${wish.id}::uuid, ${wish.codTienda}, ${wish.servicio}, ${wish.desde}::date, ${wish.hasta}::date, ${wish.franja},
      ${wish.email}, ${wish.emailNorm}, ${wish.telefono}, ${wish.idioma}, ${now}, ${now})
    on conflict (email_norm, cod_tienda, servicio, desde, hasta, franja) do nothing
    returning id`)) ?? null;

/** How many wishes somebody has beside this one. */
export const countWishes = async (db: Database, wish: NewWish): Promise<number> =>
  (
    await db.one<{ others: number }>(sql`
      select count(*)::int as others from waiting_wish
      where email_norm = ${wish.emailNorm} and (cod_tienda, servicio, desde, hasta, franja)
        <> (${wish.codTienda}::int, ${wish.servicio}::text, ${wish.desde}::date, ${wish.hasta}::date, ${wish.franja}::text)`)
  ).others;

export const somebodyWaits = async (db: Database, codTienda: number): Promise<boolean> =>
  (
    await db.one<{ waits: boolean }>(
      sql`select exists (select from waiting_wish where cod_tienda = ${codTienda}) as waits`,
    )
  ).waits;

export const workshopsWaitedFor = async (db: Database): Promise<number[]> =>
  (
    await db.rows<{ codTienda: number }>(
      sql`select distinct cod_tienda as "codTienda" from waiting_wish where token is null order by 1`,
    )
  ).map(({ codTienda }) => codTienda);

/** Who waits for a time of a workshop and has none, in turn, with what was offered before. */
export const waitingAt = async (
  db: Database,
  codTienda: number,
): Promise<(WishRow & { readonly offered: readonly string[] })[]> =>
  await db.rows(sql`
    select w.*, array(
      select o.fecha::text || ' ' || to_char(o.hora, 'HH24:MI') from waiting_offer o where o.wish = w.id) as offered
    from (${selectWish} where cod_tienda = ${codTienda} and token is null) as w
    join waiting_wish t on t.id = w.id
    order by t.turno, t.id`);

/** Keeps other workers from looking for a time for the same person; false where one does already, or it has one. */
export const claimWish = async (db: Database, id: string, now: Date, until: Date): Promise<boolean> =>
  (await db.run(sql`
    update waiting_wish set reclamada = ${until}
    where id = ${id}::uuid and token is null and (reclamada is null or reclamada <= ${now})`)) > 0;

export const unclaimWish = async (db: Database, id: string, until: Date): Promise<void> => {
  await db.run(sql`update waiting_wish set reclamada = null where id = ${id}::uuid and reclamada = ${until}`);
};

/** Gives a held time to who waits; false where they left, or another worker has taken over. */
export const giveOffer = async (
  tx: Database,
  offer: {
    readonly id: string;
    readonly until: Date;
    readonly token: string;
    readonly fecha: Fecha;
    readonly hora: string;
    readonly vence: Date;
  },
): Promise<boolean> => {
  const given = await tx.run(sql`
    update waiting_wish set token = ${offer.token}::uuid, fecha = ${offer.fecha}::date, hora = ${offer.hora}::time,
      vence = ${offer.vence}, reclamada = null
    where id = ${offer.id}::uuid and token is null and reclamada = ${offer.until}`);
  if (given === 0) return false;
  await tx.run(sql`
    insert into waiting_offer (wish, fecha, hora) values (${offer.id}::uuid, ${offer.fecha}::date, ${offer.hora}::time)`);
  return true;
};

/** Offers that nobody took in time. */
export const lapsedOffers = async (db: Database, now: Date): Promise<{ id: string; token: string }[]> =>
  await db.rows(sql`select id, token from waiting_wish where vence <= ${now} order by vence`);

/** Ends an offer that was not taken: who had it waits on, behind everybody else. */
export const endOffer = async (
  db: Database,
  { id, token }: { id: string; token: string },
  now: Date,
): Promise<void> => {
  await db.run(sql`
    update waiting_wish set token = null, fecha = null, hora = null, vence = null, turno = ${now}
    where id = ${id}::uuid and token = ${token}::uuid`);
};

export const deleteWish = async (db: Database, id: string): Promise<{ readonly token: string | null } | undefined> =>
  await db.maybeOne(sql`delete from waiting_wish where id = ${id}::uuid returning token`);

/** A person who took the time that was held for them waits no longer. */
export const fulfilWish = async (tx: Database, token: string): Promise<void> => {
  await tx.run(sql`delete from waiting_wish where token = ${token}::uuid`);
};

/** Forgets who waited for days that are over at their workshop. */
export const forgetOldWishes = async (db: Database, now: Date): Promise<void> => {
  await db.run(sql`
    delete from waiting_wish w using workshop s
    where s.cod_tienda = w.cod_tienda and w.hasta < (${now}::timestamptz at time zone s.tz)::date`);
};
