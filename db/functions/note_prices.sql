-- Writes into the price history what a unit of some products costs from now on (net, after its discount), wherever that is
-- not what the history says last.
-- Decides which offer counts: the one that is sold, as `bestOffer` chooses it for four units. What is not sold has no price,
-- and of what nobody has the history rests.
-- Locks nothing. Answers nothing.
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
