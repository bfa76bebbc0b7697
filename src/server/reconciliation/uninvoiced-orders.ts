import { fragment } from '../database/sql.ts';
import { priceReductions } from './price-reductions.ts';

/**
 * Orders whose invoices together are not what they should be by now: what was paid and not given back, and of one that is
 * done all of its price. Those from before there were invoices are left out.
 */
export const uninvoicedOrders = fragment`
  select o.id, o.order_number, o.cod_tienda, (o.debe - coalesce(i.facturado, 0))::int as falta
  from (
    select c.id, c.order_number, c.cod_tienda,
      case
        when c.status = 'completado' then c.total - coalesce(g.rebaja, 0)
        when c.status in ('confirmado', 'en-taller', 'cancelado') then c.pagado
        else 0
      end as debe
    from customer_order c left join (${priceReductions}) g on g.order_id = c.id
    where c.creado >= (select m.ran_at from migration m where m.name = '0033_invoices')) o
  left join (
    select v.order_id, sum(v.total) as facturado from invoice v
    where not exists (select from invoice_end e where e.numero = v.numero) group by v.order_id) i on i.order_id = o.id
  where o.debe <> coalesce(i.facturado, 0)`;
