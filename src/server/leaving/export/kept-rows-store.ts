import { personOfEmail } from '#domain/accounts/same-person.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';
import { lettersOf, type Belongings } from '../belongings-store.ts';
import type { KeptTableName } from './kept-tables.ts';

export type KeptRow = Readonly<Record<string, unknown>>;

/** The rows of a table that are somebody's, whole; `most` of them. What is handed over of each, `keptTables` says. */
type Read = (tx: Database, who: Belongings, most: number) => Promise<{ readonly fila: KeptRow }[]>;

/** As uses of what is capped are counted. Under an address that is not proved they may be somebody else's. */
const personasOf = ({ accountId, proved }: Belongings): string[] => [
  `cuenta:${accountId}`,
  ...(proved === null ? [] : [`correo:${personOfEmail(proved)}`]),
];

const ofAccount = {
  account: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) || jsonb_build_object('taller', (select w.alias from workshop w where w.cod_tienda = t.taller_favorito)) as fila
      from account t where t.id = ${accountId}::uuid limit ${most}`),
  consent: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from consent t where t.account_id = ${accountId}::uuid order by t.id limit ${most}`),
  access_token: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from access_token t where t.account_id = ${accountId}::uuid order by t.creado limit ${most}`),
  impersonation: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from impersonation t where t.account_id = ${accountId}::uuid order by t.creado limit ${most}`),
  known_device: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from known_device t where t.account_id = ${accountId}::uuid order by t.caduca limit ${most}`),
  passkey: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from passkey t where t.account_id = ${accountId}::uuid order by t.creado limit ${most}`),
  second_factor: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from second_factor t where t.account_id = ${accountId}::uuid limit ${most}`),
  account_link: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from account_link t where t.account_id = ${accountId}::uuid order by t.creado limit ${most}`),
  // There is no file in it: one is being made.
  data_export: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from data_export t where t.account_id = ${accountId}::uuid limit ${most}`),
  vehicle: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from vehicle t where t.account_id = ${accountId}::uuid order by t.creado, t.id limit ${most}`),
  vehicle_kilometres: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from vehicle_kilometres t where t.account_id = ${accountId}::uuid order by t.id limit ${most}`),
  upkeep_fact: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from upkeep_fact t join vehicle v on v.id = t.vehicle_id
      where v.account_id = ${accountId}::uuid order by t.vehicle_id, t.cosa limit ${most}`),
  upkeep_reminder: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from upkeep_reminder t join vehicle v on v.id = t.vehicle_id
      where v.account_id = ${accountId}::uuid order by t.desde, t.vehicle_id limit ${most}`),
  upkeep_notice: async (tx, { accountId }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from upkeep_notice t join vehicle v on v.id = t.vehicle_id
      where v.account_id = ${accountId}::uuid order by t.en, t.vehicle_id, t.cosa limit ${most}`),
} satisfies Partial<Record<KeptTableName, Read>>;

const ofOrders = {
  customer_order: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) || jsonb_build_object('taller', (select w.alias from workshop w where w.cod_tienda = t.cod_tienda)) as fila
      from customer_order t where t.id = any (${[...orders]}::bigint[]) order by t.id limit ${most}`),
  order_line: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from order_line t
      where t.order_id = any (${[...orders]}::bigint[]) order by t.order_id, t.posicion limit ${most}`),
  payment: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from payment t where t.order_id = any (${[...orders]}::bigint[]) order by t.intento limit ${most}`),
  payment_refund: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from payment_refund t join payment p on p.reference = t.reference
      where p.order_id = any (${[...orders]}::bigint[]) order by t.id limit ${most}`),
  payment_notification: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from payment_notification t join payment p on p.reference = t.reference
      where p.order_id = any (${[...orders]}::bigint[]) order by t.id limit ${most}`),
  late_payment: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from late_payment t where t.order_id = any (${[...orders]}::bigint[]) order by t.creado limit ${most}`),
  withdrawal: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from withdrawal t where t.order_id = any (${[...orders]}::bigint[]) order by t.id limit ${most}`),
  change_request: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from change_request t
      where t.order_id = any (${[...orders]}::bigint[]) order by t.creado limit ${most}`),
  change_proposal: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) || jsonb_build_object('order_id', r.order_id) as fila
      from change_proposal t join change_request r on r.id = t.request_id
      where r.order_id = any (${[...orders]}::bigint[]) order by t.fecha, t.hora limit ${most}`),
  cap_claim: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from cap_claim t where t.order_id = any (${[...orders]}::bigint[]) order by t.creado limit ${most}`),
} satisfies Partial<Record<KeptTableName, Read>>;

const ofInvoices = {
  invoice: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from invoice t where t.order_id = any (${[...orders]}::bigint[]) order by t.id limit ${most}`),
  invoice_end: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from invoice_end t join invoice i on i.numero = t.numero
      where i.order_id = any (${[...orders]}::bigint[]) order by i.id limit ${most}`),
  billing_record: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from billing_record t join invoice i on i.numero = t.numero
      where i.order_id = any (${[...orders]}::bigint[]) order by t.nif, t.orden limit ${most}`),
  billing_sending: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) || jsonb_build_object('numero', r.numero) as fila
      from billing_sending t join billing_record r on r.nif = t.nif and r.orden = t.orden
      join invoice i on i.numero = r.numero
      where i.order_id = any (${[...orders]}::bigint[]) order by t.nif, t.orden limit ${most}`),
} satisfies Partial<Record<KeptTableName, Read>>;

const ofVisits = {
  visit: async (tx, { visits }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from visit t where t.id = any (${[...visits]}::uuid[]) order by t.creado limit ${most}`),
  // A time that is only held names its visitor, who may be an account.
  allocation: async (tx, { accountId, appointments }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) || jsonb_build_object('desde', lower(t.span), 'hasta', upper(t.span),
        'taller', (select w.alias from workshop w where w.cod_tienda = t.cod_tienda)) as fila
      from allocation t
      where t.appointment_id = any (${[...appointments]}::uuid[]) or t.visitor = ${accountId}::uuid order by t.id limit ${most}`),
  allocation_log: async (tx, { appointments }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from allocation_log t
      where t.appointment_id = any (${[...appointments]}::uuid[]) order by t.id limit ${most}`),
  workshop_review: async (tx, { appointments }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from workshop_review t
      where t.appointment_id = any (${[...appointments]}::uuid[]) order by t.creado limit ${most}`),
  review_invitation: async (tx, { appointments }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from review_invitation t
      where t.appointment_id = any (${[...appointments]}::uuid[]) order by t.creado limit ${most}`),
  product_review: async (tx, { orders }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from product_review t
      where t.order_id = any (${[...orders]}::bigint[]) order by t.creado limit ${most}`),
  product_review_invitation: async (tx, { appointments }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from product_review_invitation t
      where t.appointment_id = any (${[...appointments]}::uuid[]) order by t.creado limit ${most}`),
} satisfies Partial<Record<KeptTableName, Read>>;

const ofWishes = {
  basket: async (tx, { baskets }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from basket t where t.cesta_id = any (${[...baskets]}::uuid[]) order by t.actualizado limit ${most}`),
  lead: async (tx, { proved, baskets }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from lead t
      where lower(t.email) = ${proved} or t.cesta_id = any (${[...baskets]}::uuid[]) order by t.creado limit ${most}`),
  customer_case: async (tx, { accountId, proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from customer_case t
      where t.account_id = ${accountId}::uuid or (t.account_id is null and t.email_norm = ${proved}) order by t.creado limit ${most}`),
  case_answer: async (tx, { accountId, proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) || jsonb_build_object('numero', c.numero) as fila
      from case_answer t join customer_case c on c.id = t.case_id
      where c.account_id = ${accountId}::uuid or (c.account_id is null and c.email_norm = ${proved}) order by t.en limit ${most}`),
  newsletter_subscription: async (tx, { proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from newsletter_subscription t where t.email_norm = ${proved} limit ${most}`),
  newsletter_consent: async (tx, { proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from newsletter_consent t join newsletter_subscription s on s.id = t.subscription_id
      where s.email_norm = ${proved} order by t.id limit ${most}`),
  newsletter_delivery: async (tx, { proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from newsletter_delivery t join newsletter_subscription s on s.id = t.subscription_id
      where s.email_norm = ${proved} order by t.en limit ${most}`),
  product_request: async (tx, { proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from product_request t where lower(t.email) = ${proved} order by t.creado limit ${most}`),
  waiting_wish: async (tx, { proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from waiting_wish t where t.email_norm = ${proved} order by t.creado limit ${most}`),
  waiting_offer: async (tx, { proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from waiting_offer t join waiting_wish w on w.id = t.wish
      where w.email_norm = ${proved} order by t.fecha, t.hora limit ${most}`),
} satisfies Partial<Record<KeptTableName, Read>>;

const ofRest = {
  mail: async (tx, who, most) =>
    await tx.rows(sql`
      select to_jsonb(t) || jsonb_build_object('asunto', t.carta ->> 'subject') as fila from mail t
      where t.id = any (${await lettersOf(tx, who)}::uuid[]) order by t.creado, t.id limit ${most}`),
  email_proof: async (tx, { accountId, proved }, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from email_proof t
      where t.quien = ${accountId}::uuid or t.persona = ${proved === null ? null : personOfEmail(proved)}
      order by t.probado limit ${most}`),
  cap_use: async (tx, who, most) =>
    await tx.rows(sql`
      select to_jsonb(t) as fila from cap_use t where t.persona = any (${personasOf(who)}::text[]) order by t.clave limit ${most}`),
  // The key of a row may open it, so that only those are shown that open nothing.
  change_log: async (tx, { accountId, orders, visits, appointments }, most) =>
    await tx.rows(sql`
      with own as (select unnest(${orders.map(String)}::text[]) as id),
        paid as (select p.reference from payment p where p.order_id = any (${[...orders]}::bigint[]))
      select to_jsonb(t) || case when t.tabla in ('change_request', 'late_payment') then '{"fila": null}' else '{}' end::jsonb as fila
      from change_log t
      where (t.tabla = 'account' and t.fila = ${accountId})
        or (t.tabla = 'customer_order' and t.fila in (select id from own))
        or (t.tabla = 'order_line' and split_part(t.fila, ',', 1) in (select id from own))
        or (t.tabla = 'visit' and t.fila = any (${[...visits]}::text[]))
        or (t.tabla = 'payment' and t.fila in (select reference from paid))
        or (t.tabla = 'payment_refund' and t.fila in (
          select r.id::text from payment_refund r where r.reference in (select reference from paid)))
        or (t.tabla = 'withdrawal' and t.fila in (
          select w.id::text from withdrawal w where w.order_id = any (${[...orders]}::bigint[])))
        or (t.tabla = 'change_request' and t.fila in (
          select c.id::text from change_request c where c.order_id = any (${[...orders]}::bigint[])))
        or (t.tabla = 'late_payment' and t.fila in (
          select l.id::text from late_payment l where l.order_id = any (${[...orders]}::bigint[])))
        or (t.tabla = 'consent' and t.fila in (select c.id::text from consent c where c.account_id = ${accountId}::uuid))
        or (t.tabla = 'workshop_review' and t.fila in (
          select r.id::text from workshop_review r where r.appointment_id = any (${[...appointments]}::uuid[])))
        or (t.tabla = 'product_review' and t.fila in (
          select r.id::text from product_review r where r.order_id = any (${[...orders]}::bigint[])))
      order by t.id limit ${most}`),
} satisfies Partial<Record<KeptTableName, Read>>;

export const readKept: Readonly<Record<KeptTableName, Read>> = {
  ...ofAccount,
  ...ofOrders,
  ...ofInvoices,
  ...ofVisits,
  ...ofWishes,
  ...ofRest,
};
