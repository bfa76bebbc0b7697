-- Gives back the goods that an order claimed, and marks its claims as released, so that a second call gives back nothing.
-- Locks the offers, by id. Whoever calls has locked the order's row. Answers nothing.
create or replace function release_stock(p_order_id bigint, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_claim record;
begin
  for v_claim in
    select c.offer_id, c.cantidad from stock_claim c where c.order_id = p_order_id and c.liberado is null order by c.offer_id
  loop
    update offer o set stock = o.stock + v_claim.cantidad, apartado = o.apartado - v_claim.cantidad where o.id = v_claim.offer_id;
  end loop;
  update stock_claim c set liberado = p_now where c.order_id = p_order_id and c.liberado is null;
end $$;
