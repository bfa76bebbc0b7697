-- How far an order has come, and who is told at once (docs/decisions/059).
-- needs: tell_order

alter table customer_order add column mercancia_en timestamptz;
comment on column customer_order.mercancia_en is 'since when all that was bought is at the workshop, as its staff say';

create trigger order_told after update of status, mercancia_en on customer_order
  for each row when (old.status <> new.status or old.mercancia_en is distinct from new.mercancia_en)
  execute function tell_order();
create trigger allocation_told after update of status, span on allocation
  for each row when (new.order_id is not null and new.etapa = 1 and old.status <> 'held'
    and (old.status <> new.status or old.span <> new.span))
  execute function tell_order();
