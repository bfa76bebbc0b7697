-- Decides whether all of some goods can be had: so many units and, where a claim names them, at that price and discount.
-- What is not sold suffices for nobody. `p_claims` is [{offer_id, cantidad, precio, descuento}].
-- Locks the offers, by id, so that no two orders wait for each other. One after the other, because a join with unnested
-- claims would be planned for a hundred of them and read all offers.
-- Answers true or false. The locks stay until the transaction ends, in both cases.
create or replace function lock_offers(p_claims jsonb) returns boolean
language plpgsql as $$
declare
  v_claim record;
  v_suffices boolean;
  v_all boolean := true;
begin
  for v_claim in
    select c.* from jsonb_to_recordset(p_claims) as c(offer_id int, cantidad int, precio int, descuento int) order by c.offer_id
  loop
    select o.stock >= v_claim.cantidad and o.precio = coalesce(v_claim.precio, o.precio)
      and o.descuento = coalesce(v_claim.descuento, o.descuento) and o.falta is null
    into v_suffices from offer o where o.id = v_claim.offer_id for no key update;
    v_all := v_all and coalesce(v_suffices, false);
  end loop;
  return v_all;
end $$;
