import type { Language } from '#domain/language.ts';
import { newsletterText } from '#domain/newsletter/consent-text.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

export interface Subscription {
  readonly id: string;
  readonly email: string;
  readonly emailNorm: string;
  readonly idioma: Language;
  readonly estado: 'pendiente' | 'activa' | 'baja';
  readonly bajas: number;
}

/** By what somebody said it, and from where. */
export interface SubscriptionProof {
  readonly origen: 'formulario' | 'enlace' | 'preferencias' | 'cuenta';
  /** As `coarseNetworkOf` names it. */
  readonly red: string | null;
  readonly dominio?: string | null;
}

type Address = Pick<Subscription, 'email' | 'emailNorm' | 'idioma'>;

export const findSubscription = async (db: Database, id: string): Promise<Subscription | undefined> =>
  await db.maybeOne<Subscription>(sql`
    select id, email, email_norm as "emailNorm", idioma, estado, bajas from newsletter_subscription where id = ${id}::uuid`);

const keepProof = async (
  tx: Database,
  id: string,
  que: 'pedida' | 'confirmada' | 'baja',
  { origen, red, dominio = null }: SubscriptionProof,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    insert into newsletter_consent (subscription_id, que, texto, origen, dominio, red, en)
    values (${id}::uuid, ${que}, ${newsletterText}, ${origen}, ${dominio}, ${red}, ${now})`);
};

/** A wish that waits for its letter's link. Nothing of a subscription that stands is changed by whoever types its address. */
export const askSubscription = async (
  tx: Database,
  { email, emailNorm, idioma }: Address,
  proof: SubscriptionProof,
  now: Date,
): Promise<string> => {
  const { id } = await tx.one<{ id: string }>(sql`
    insert into newsletter_subscription as s (id, email, email_norm, idioma, estado, pedido, cambiado)
    values (${randomUUID()}::uuid, ${email}, ${emailNorm}, ${idioma}, 'pendiente', ${now}, ${now})
    on conflict (email_norm) do update set pedido = excluded.pedido,
      idioma = case when s.estado = 'activa' then s.idioma else excluded.idioma end,
      cambiado = case when s.estado = 'activa' then s.cambiado else excluded.cambiado end,
      estado = case when s.estado = 'activa' then s.estado else 'pendiente' end
    returning id`);
  await keepProof(tx, id, 'pedida', proof, now);
  return id;
};

/** Makes one that is there what its owner wants; false where it is so already. */
export const changeSubscription = async (
  tx: Database,
  id: string,
  wanted: boolean,
  proof: SubscriptionProof,
  now: Date,
): Promise<boolean> => {
  const estado = wanted ? 'activa' : 'baja';
  const changed = await tx.run(sql`
    update newsletter_subscription set estado = ${estado}, cambiado = ${now}, bajas = bajas + case when ${wanted} then 0 else 1 end
    where id = ${id}::uuid and estado <> ${estado}`);
  if (changed === 0) return false;
  await keepProof(tx, id, wanted ? 'confirmada' : 'baja', proof, now);
  return true;
};

/** What an account answers to offers by mail is what its proved address wants. */
export const followOffers = async (tx: Database, address: Address, wanted: boolean, now: Date): Promise<void> => {
  const { email, emailNorm, idioma } = address;
  if (wanted)
    await tx.run(sql`
      insert into newsletter_subscription (id, email, email_norm, idioma, estado, pedido, cambiado)
      values (${randomUUID()}::uuid, ${email}, ${emailNorm}, ${idioma}, 'pendiente', ${now}, ${now})
      on conflict (email_norm) do nothing`);
  const row = await tx.maybeOne<{ id: string }>(sql`
    select id from newsletter_subscription where email_norm = ${emailNorm}`);
  if (row) await changeSubscription(tx, row.id, wanted, { origen: 'cuenta', red: null }, now);
};

/** Deletes wishes that nobody confirmed, and cancellations of which no proof is asked for any more. */
export const forgetSubscriptions = async (
  db: Database,
  before: { readonly unconfirmed: Date; readonly cancelled: Date },
): Promise<void> => {
  await db.run(sql`
    delete from newsletter_subscription
    where (estado = 'pendiente' and pedido < ${before.unconfirmed}) or (estado = 'baja' and cambiado < ${before.cancelled})`);
};
