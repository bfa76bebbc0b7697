import { personOfEmail } from '#domain/accounts/same-person.ts';
import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { lettersOf, type Belongings } from './belongings-store.ts';

/** What a gateway was told of a person, or said of one; the rest proves a payment. */
const personal = '(CUSTOMER|BILLING|SHIPPING|E?MAIL|PHONE|NAME|ADDRESS|TITULAR|EMV3DS|COMMENT|MERCHANTDATA)';

/** `until`: the day to which tax data stay blocked; null where nobody asks for them any more. */
export const eraseOrders = async (
  tx: Database,
  { orders }: Pick<Belongings, 'orders'>,
  { now, until }: { readonly now: Date; readonly until: string | null },
): Promise<void> => {
  const ids = [...orders];
  await tx.run(sql`
    insert into blocked_record (order_id, billing, desde, hasta)
    select o.id, o.billing, ${now}, ${until}::date from customer_order o
    where ${until}::date is not null and o.id = any (${ids}::bigint[]) and o.billing is not null
      and (o.status = 'completado' or exists (select from payment p where p.order_id = o.id and p.status in ('pagado', 'devuelto')))
    on conflict (order_id) do nothing`);
  await tx.run(sql`
    update customer_order o set account_id = null, email = '', email_norm = '', nombre = '', apellidos = '', telefono = '',
      dado_por_cesta = null, matricula = null, billing = null, borrado_en = ${now},
      snapshot = case when o.snapshot ? 'cesta' then jsonb_set(o.snapshot, '{cesta}',
        (o.snapshot -> 'cesta') || '{"matricula": null, "codigoPostalIntroducido": null}' || jsonb_build_object('products', coalesce((
          select jsonb_agg(p.product || '{"matricula": null}' order by p.place)
          from jsonb_array_elements(o.snapshot -> 'cesta' -> 'products') with ordinality as p(product, place)), '[]')))
        else o.snapshot end
    where o.id = any (${ids}::bigint[])`);
  await tx.run(sql`update change_request set comentario = null, frase = null where order_id = any (${ids}::bigint[])`);
  await tx.run(sql`update withdrawal set declarante = null where order_id = any (${ids}::bigint[])`);
  await tx.run(sql`delete from product_review where order_id = any (${ids}::bigint[])`);
  await tx.run(sql`
    update payment_notification n set campos = (
      select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(n.campos) f where f.key !~* ${personal})
    where jsonb_typeof(n.campos) = 'object'
      and n.reference in (select p.reference from payment p where p.order_id = any (${ids}::bigint[]))`);
  await tx.run(sql`
    update sandbox_payment s set request = (
      select coalesce(jsonb_object_agg(f.key, f.value), '{}') from jsonb_each(s.request) f where f.key !~* ${personal})
    where s.order_id in (select p.reference from payment p where p.order_id = any (${ids}::bigint[]))`);
};

export const eraseAppointments = async (
  tx: Database,
  { visits, appointments }: Pick<Belongings, 'visits' | 'appointments'>,
  now: Date,
): Promise<void> => {
  await tx.run(sql`
    update visit set account_id = null, nombre = '', apellidos = '', email = '', email_norm = '', telefono = '', matricula = null,
      comentario = null, registro_lead = null, cambiado = ${now}
    where id = any (${[...visits]}::uuid[])`);
  await tx.run(sql`update allocation set matricula = null where appointment_id = any (${[...appointments]}::uuid[])`);
  await tx.run(sql`delete from workshop_review where appointment_id = any (${[...appointments]}::uuid[])`);
  await tx.run(sql`delete from review_invitation where appointment_id = any (${[...appointments]}::uuid[])`);
  await tx.run(sql`delete from product_review_invitation where appointment_id = any (${[...appointments]}::uuid[])`);
};

/** What somebody left without an order: by the address that they proved, and by the baskets of the account. */
const eraseWishes = async (tx: Database, { accountId, proved, baskets }: Belongings): Promise<void> => {
  await tx.run(sql`delete from lead where lower(email) = ${proved} or cesta_id = any (${[...baskets]}::uuid[])`);
  await tx.run(sql`delete from product_request where lower(email) = ${proved}`);
  await tx.run(
    sql`delete from customer_case where account_id = ${accountId}::uuid or (account_id is null and email_norm = ${proved})`,
  );
  await tx.run(sql`delete from newsletter_subscription where email_norm = ${proved}`);
  await tx.run(sql`delete from waiting_wish where email_norm = ${proved}`);
  await tx.run(sql`delete from basket where cesta_id = any (${[...baskets]}::uuid[])`);
};

/** Letters stay as rows without a person, because the books count them; answers with those that may be files. */
const eraseLetters = async (tx: Database, who: Belongings): Promise<{ readonly id: string; readonly creado: Date }[]> =>
  await tx.rows(sql`
    update mail m set destinatario = '', carta = null, datos = m.datos - 'nombre' - 'agente' - 'accountId' - 'linkId',
      status = case when m.status = 'pendiente' then 'fallido' else m.status end
    where m.id = any (${await lettersOf(tx, who)}::uuid[])
    returning m.id, m.creado`);

/** Uses of what is capped are counted for nobody who could be found; the same nobody in claims and counts. */
const eraseCounts = async (tx: Database, { accountId, emails }: Belongings): Promise<void> => {
  const addresses = [...new Set(emails.map(personOfEmail))];
  const personas = [`cuenta:${accountId}`, ...addresses.map((address) => `correo:${address}`)];
  for (const persona of personas) {
    const nobody = `nadie:${randomUUID()}`;
    await tx.run(sql`update cap_use set persona = ${nobody} where persona = ${persona}`);
    await tx.run(sql`
      update cap_claim set personas = array_replace(personas, ${persona}, ${nobody}) where ${persona} = any (personas)`);
  }
  await tx.run(sql`delete from guest_place where persona = any (${personas}::text[])`);
  await tx.run(sql`delete from email_code where persona = any (${addresses}::text[])`);
  await tx.run(sql`delete from email_proof where persona = any (${addresses}::text[]) or quien = ${accountId}::uuid`);
};

/** Answers that are kept to be repeated, and counts of calls, for as long as they would have lasted. */
const eraseCalls = async (tx: Database, { accountId, emails }: Belongings): Promise<void> => {
  await tx.run(sql`
    delete from idempotency_key k where k.scope like '% ' || ${accountId}::text or exists (
      select from unnest(${[...emails]}::text[]) as e(email) where position(e.email in lower(k.answer::text)) > 0)`);
  await tx.run(sql`delete from rate_limit where key like '%' || ${accountId}::text || '%'`);
};

/**
 * Erases or makes nameless all that names somebody, in the caller's transaction, with the account locked; the account with
 * all that hangs on it goes last. Answers with the letters that may stand in the mail's folder.
 */
export const erasePerson = async (
  tx: Database,
  who: Belongings,
  when: { readonly now: Date; readonly until: string },
): Promise<{ readonly id: string; readonly creado: Date }[]> => {
  const letters = await eraseLetters(tx, who);
  await eraseOrders(tx, who, when);
  await eraseAppointments(tx, who, when.now);
  await eraseWishes(tx, who);
  await eraseCounts(tx, who);
  await eraseCalls(tx, who);
  // What it was given by the id of a basket is a guest's again.
  await tx.run(sql`
    update customer_order set account_id = null, dado_por_cesta = null
    where account_id = ${who.accountId}::uuid and dado_por_cesta`);
  await tx.run(sql`delete from account where id = ${who.accountId}::uuid`);
  return letters;
};
