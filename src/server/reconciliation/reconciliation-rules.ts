import { fragment } from '../database/sql.ts';
import { uninvoicedOrders } from './uninvoiced-orders.ts';

const alive = fragment`o.status not in ('caducado', 'cancelado', 'por-decidir')`;
const expected = fragment`a.status in ('confirmed', 'arrived', 'working', 'done', 'no_show')`;

/**
 * What orders, payments, goods, times, mails and capped uses say of each other. Each rule is a query for what breaks it,
 * named in `about` as its keeper would look for it: the number of an order, the key of a cap, an offer, a basket. One
 * statement sees one moment, so what an order's transaction writes is seen whole or not at all.
 */
export const reconciliationRules = {
  /** A living order has set aside as many units of each of its goods as its lines say, a dead one none. */
  'goods-of-orders': fragment`
    select distinct o.order_number as about
    from (
      select l.order_id, l.product_id, l.cantidad
      from order_line l
      join customer_order o on o.id = l.order_id and ${alive}
      join (select product_id from offer group by product_id having bool_and(stock is not null)) counted using (product_id)
      where l.clase = 'producto'
      union all
      select c.order_id, f.product_id, -c.cantidad from stock_claim c join offer f on f.id = c.offer_id where c.liberado is null) goods
    join customer_order o on o.id = goods.order_id
    group by o.order_number, goods.product_id having sum(goods.cantidad) <> 0`,

  /** A living order has its time, a dead one has given it back. */
  'times-of-orders': fragment`
    select o.order_number as about from customer_order o
    where ${alive} and not exists (select from allocation a where a.order_id = o.id and ${expected})
    union
    select o.order_number from customer_order o
    where not (${alive}) and exists (select from allocation a where a.order_id = o.id and ${expected})`,

  /**
   * No bay has two cars at the same time: every stay begins after all before it have ended. What is held for an
   * appointment's new time may overlap that appointment, and nothing else.
   */
  'overlapping-times': fragment`
    select cod_tienda || '/' || bay_id || ' ' || lower(span) as about
    from (
      select cod_tienda, bay_id, span, max(upper(span)) over (
        partition by cod_tienda, fecha, bay_id order by lower(span), id rows between unbounded preceding and 1 preceding) as until
      from allocation where status in ('held', 'confirmed', 'arrived', 'working') and moves is null) stay
    where until > lower(span)
    union all
    select h.cod_tienda || '/' || h.bay_id || ' ' || lower(h.span)
    from allocation h
    where h.status = 'held' and h.moves is not null and exists (
      select from allocation a
      where a.cod_tienda = h.cod_tienda and a.bay_id = h.bay_id and a.fecha = h.fecha and a.span && h.span
        and a.status in ('held', 'confirmed', 'arrived', 'working') and coalesce(a.moves, a.appointment_id) <> h.moves)`,

  /** Orders that share an appointment follow each other in it: one car, one workshop, one day, one state, stage after stage. */
  'orders-of-an-appointment': fragment`
    select a.appointment_id::text as about
    from allocation a where a.kind = 'booking' and a.order_id is not null and ${expected}
    group by a.appointment_id
    having min(a.order_id) <> max(a.order_id) and (
      count(distinct (a.cod_tienda, a.fecha, a.status)) > 1 or count(distinct a.matricula_normalizada) > 1
      or min(a.etapa) <> 1 or max(a.etapa) <> count(*))`,

  'lines-make-the-total': fragment`
    select o.order_number as about
    from customer_order o left join (select order_id, sum(importe) as importe from order_line group by order_id) l on l.order_id = o.id
    where o.total <> coalesce(l.importe, 0)`,

  /** What an order has been paid is what came for it and was not given back. */
  'payments-make-the-paid': fragment`
    select o.order_number as about
    from customer_order o
    left join (select order_id, sum(importe - devuelto) as importe from payment where status = 'pagado' group by order_id) p on p.order_id = o.id
    where o.pagado <> coalesce(p.importe, 0)`,

  /** Money for a lapsed order is on its way back. Of a cancelled one a part may be kept. */
  'paid-and-dead': fragment`
    select o.order_number as about
    from payment p join customer_order o on o.id = p.order_id
    where p.status = 'pagado' and o.status = 'caducado'`,

  /** What of a payment went back, or is on its way, is what its refunds say. */
  'refunds-make-the-returned': fragment`
    select p.reference as about
    from payment p left join (select reference, sum(importe) as importe from payment_refund group by reference) r using (reference)
    where p.devuelto <> coalesce(r.importe, 0)`,

  /** An order waits for its customer's choice exactly while there is a question open. */
  'undecided-orders': fragment`
    select o.order_number as about
    from customer_order o left join late_payment l on l.order_id = o.id and l.decision is null
    where (o.status = 'por-decidir') is distinct from (l.id is not null)`,

  /** An offer has set aside what living claims took out of it. */
  'stock-set-aside': fragment`
    select 'offer ' || o.id as about
    from offer o
    left join (select offer_id, sum(cantidad) as cantidad from stock_claim where liberado is null group by offer_id) c on c.offer_id = o.id
    where o.apartado <> coalesce(c.cantidad, 0)`,

  /** Of what is capped, so much is gone as living claims took. */
  'uses-in-all': fragment`
    select c.clave as about
    from cap c left join (select clave, sum(cantidad) as cantidad from cap_claim where liberado is null group by clave) k using (clave)
    where c.total - c.quedan <> coalesce(k.cantidad, 0)`,

  /** Of what each may have so often, a person has had what their living claims took. */
  'uses-of-a-person': fragment`
    select clave || ' ' || persona as about
    from (
      select u.clave, u.persona, u.usos from cap_use u join cap c on c.clave = u.clave and c.por_persona is not null
      union all
      select k.clave, p.persona, -k.cantidad
      from cap_claim k join cap c on c.clave = k.clave and c.por_persona is not null, unnest(k.personas) as p(persona)
      where k.liberado is null) uses
    group by clave, persona having sum(usos) <> 0`,

  /** Claims of what is capped live exactly as long as their order. */
  'uses-of-orders': fragment`
    select distinct o.order_number as about
    from cap_claim k join customer_order o on o.id = k.order_id
    where (${alive}) is distinct from (k.liberado is null)`,

  /** Who has an order that stands was told so, once. */
  'one-confirmation': fragment`
    select o.order_number as about
    from customer_order o
    left join (select datos ->> 'orderId' as id, count(*) as mails from mail where template = 'confirmacion' group by 1) m on m.id = o.id::text
    where o.status in ('confirmado', 'en-taller', 'completado') and coalesce(m.mails, 0) <> 1`,

  /** What was paid and not given back, and all of what is done, is invoiced. */
  'orders-are-invoiced': fragment`select u.order_number as about from (${uninvoicedOrders}) u`,

  /** Numbers of a series have no gap, and its days never go back. */
  'numbers-without-gap': fragment`
    select s.prefijo || s.serie || s.ejercicio as about
    from invoice_series s left join (
      select prefijo, serie, ejercicio, count(*) as many, max(orden) as last from invoice group by 1, 2, 3) i using (prefijo, serie, ejercicio)
    where s.ultimo <> coalesce(i.many, 0) or s.ultimo <> coalesce(i.last, 0)
    union
    select numero from (
      select numero, fecha, lag(fecha) over (partition by prefijo, serie, ejercicio order by orden) as before from invoice) dated
    where fecha < before`,

  /** Every invoice of an issuer with a chain has its record, and an annulled one that of its end. */
  'records-of-invoices': fragment`
    select i.numero as about from invoice i
    where i.encadenada and not exists (select from billing_record r where r.numero = i.numero and r.clase = 'alta')
    union
    select e.numero from invoice_end e join invoice i on i.numero = e.numero
    where e.por is null and i.encadenada
      and not exists (select from billing_record r where r.numero = e.numero and r.clase = 'anulacion')`,

  /** No link and no hash of a chain is broken, as far as it was walked last. */
  'chain-of-records': fragment`select numero || ' ' || motivo as about from billing_break`,

  /** The tax agency has each record within a day. */
  'records-unsent': fragment`
    select r.numero as about from billing_sending s join billing_record r on r.nif = s.nif and r.orden = s.orden
    where s.estado = 'pendiente' and r.creado < now() - interval '1 day'`,

  /** A record that the tax agency refused waits for a person. */
  'records-refused': fragment`
    select r.numero as about from billing_sending s join billing_record r on r.nif = s.nif and r.orden = s.orden
    where s.estado = 'revisar'`,

  'one-order-of-a-basket': fragment`
    select cesta_id::text as about from customer_order group by cesta_id having count(*) > 1`,
} as const;

export type BookRule = keyof typeof reconciliationRules;
