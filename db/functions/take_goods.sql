-- Takes goods for an order: from the stock of each offer into what is set aside, with a claim of the order for each.
-- Locks nothing more: `lock_offers` has locked the offers and found that they suffice. An order that comes back takes
-- again under the same claim. Answers nothing.
create or replace function take_goods(p_order_id bigint, p_claims jsonb, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_claim record;
begin
  for v_claim in select c.* from jsonb_to_recordset(p_claims) as c(offer_id int, cantidad int) loop
    update offer o set stock = o.stock - v_claim.cantidad, apartado = o.apartado + v_claim.cantidad where o.id = v_claim.offer_id;
    insert into stock_claim (order_id, offer_id, cantidad, creado)
    values (p_order_id, v_claim.offer_id, v_claim.cantidad, p_now)
    on conflict on constraint stock_claim_pkey
      do update set cantidad = excluded.cantidad, creado = excluded.creado, liberado = null;
  end loop;
end $$;
