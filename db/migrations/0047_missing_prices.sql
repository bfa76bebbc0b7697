-- An offer whose last import lacked one of the values that a price is made of is kept, with the price it had, and not
-- sold (docs/decisions/047). The import that brings the value empties the field.
alter table offer add column falta text
  check (falta in ('falta-descuento', 'falta-promo', 'falta-ecotasa', 'falta-impuesto'));

-- As in 0001, but an offer that stops or begins to be sold is noted too.
create or replace function note_offer_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.precio = new.precio and old.descuento = new.descuento
     and old.falta is not distinct from new.falta
     and (old.stock > 0) = (new.stock > 0) and old.stock >= 8 and new.stock >= 8 then
    return null;
  end if;
  insert into catalogue_change (product_id) values (coalesce(new.product_id, old.product_id));
  return null;
end $$;

-- As in 0011, but what is not sold has no price.
create or replace function note_prices(p_products int[], p_now timestamptz) returns void language sql as $$
  insert into price_history (product_id, desde, precio)
  select best.product_id, greatest(p_now, last.desde + interval '1 millisecond'), best.precio
  from (
    select distinct on (o.product_id) o.product_id, round(o.precio * (10000 - o.descuento)::numeric / 10000)::int as precio
    from offer o join warehouse w using (cod_almacen)
    where o.product_id = any (p_products) and (o.stock > 0 or o.stock is null) and o.falta is null
    order by o.product_id, coalesce(o.stock, 4) < 4, o.precio::bigint * (10000 - o.descuento), w.plazo_dias, w.hora_corte desc, o.id
  ) as best
  left join lateral (
    select h.desde, h.precio from price_history h where h.product_id = best.product_id order by h.desde desc limit 1
  ) as last on true
  where last.precio is distinct from best.precio
$$;

-- As in 0020, but what is not sold suffices for nobody.
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
