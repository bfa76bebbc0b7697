import { fragment } from '../database/sql.ts';

/**
 * What was taken off the price of each order after it was made: what staff gave back of it, and goods that came back, of
 * which a part may have been given back at the desk (what went back online has the moment in which the goods did).
 */
export const priceReductions = fragment`
  select given.order_id, sum(given.importe)::int as rebaja
  from (
    select p.order_id, r.importe from payment_refund r join payment p on p.reference = r.reference where r.motivo = 'ajuste'
    union all
    select w.order_id, w.importe - coalesce((
      select sum(r.importe) from payment p join payment_refund r on r.reference = p.reference
      where p.order_id = w.order_id and r.motivo = 'ajuste' and r.creado = w.resuelto), 0)
    from withdrawal w where w.estado = 'devuelto') given
  group by given.order_id`;
