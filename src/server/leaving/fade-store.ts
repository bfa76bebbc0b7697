import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** Orders at their end that the law does not ask for any more. */
export const oldOrders = async (
  tx: Database,
  before: Date,
  most: number,
): Promise<{ readonly id: number; readonly appointment: string | null }[]> =>
  await tx.rows(sql`
    select id, appointment_id as appointment from customer_order
    where creado < ${before} and borrado_en is null and status in ('completado', 'cancelado', 'caducado')
    order by id limit ${most}::int for update skip locked`);

/** Appointments without an order of which nobody may claim anything any more. */
export const oldVisits = async (tx: Database, before: Date, most: number): Promise<string[]> => {
  const rows = await tx.rows<{ id: string }>(sql`
    select v.id from visit v
    where v.cambiado < ${before} and v.nombre <> '' and not exists (
      select from allocation a where a.appointment_id = v.id and upper(a.span) >= ${before})
    order by v.id limit ${most}::int for update skip locked`);
  return rows.map(({ id }) => id);
};

/** Letters that left long ago, without whom they went to: the row stays, because the books count it. */
export const fadeLetters = async (
  tx: Database,
  before: Date,
  most: number,
): Promise<{ readonly id: string; readonly creado: Date }[]> =>
  await tx.rows(sql`
    update mail m set destinatario = '', carta = null, datos = m.datos - 'nombre' - 'agente'
    where m.id in (
      select f.id from mail f where f.creado < ${before} and f.destinatario <> '' and f.status <> 'pendiente'
      limit ${most}::int for update skip locked)
    returning m.id, m.creado`);

/** Invoices of nameless orders that the law does not ask for any more, without whom they were for. */
export const fadeInvoices = async (tx: Database, before: Date, most: number): Promise<void> => {
  await tx.run(sql`
    with old as (
      select i.numero from invoice i join customer_order o on o.id = i.order_id
      where i.fecha < ${before}::date and o.borrado_en is not null
        and (i.factura -> 'receptor' <> 'null' or i.impreso -> 'matricula' <> 'null')
      order by i.id limit ${most}::int for update of i skip locked
    ), unsaid as (
      update billing_sending s set descripcion = null from billing_record r
      where r.nif = s.nif and r.orden = s.orden and r.numero in (select numero from old)
    )
    update invoice i set factura = i.factura || '{"receptor": null}', impreso = i.impreso || '{"matricula": null}'
    where i.numero in (select numero from old)`);
};

/** Deletes what served only so long. */
export const endServed = async (
  db: Database,
  now: Date,
  before: {
    readonly basket: Date;
    readonly invitation: Date;
    readonly link: Date;
    readonly impersonation: Date;
    readonly customerCase: Date;
    readonly failedJob: Date;
  },
): Promise<void> => {
  await db.run(sql`delete from blocked_record where hasta <= ${now}::date`);
  await db.run(sql`
    delete from basket b where b.actualizado < ${before.basket} and not exists (
      select from customer_order o where o.cesta_id = b.cesta_id and o.status in ('pendiente-pago', 'confirmado', 'en-taller', 'por-decidir'))`);
  await db.run(sql`delete from review_invitation where creado < ${before.invitation}`);
  await db.run(sql`delete from product_review_invitation where creado < ${before.invitation}`);
  await db.run(sql`delete from account_link where caduca < ${before.link}`);
  await db.run(sql`delete from impersonation where creado < ${before.impersonation}`);
  await db.run(sql`delete from customer_case where cambiado < ${before.customerCase}`);
  await db.run(sql`delete from job where failed_at < ${before.failedJob}`);
};
