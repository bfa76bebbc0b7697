-- Files of products, prices and stock that a chain brings in.

create table import_run (
  id bigint generated always as identity primary key,
  clase text not null check (clase in ('catalogue', 'prices', 'stock')),
  fichero text not null,
  hash text not null,                           -- SHA-256 of the file, hexadecimal
  filas int not null check (filas >= 0),
  hechas int not null default 0 check (hechas between 0 and filas),   -- rows done, in the order of the file
  empezado timestamptz not null,
  terminado timestamptz,
  check (terminado is null or hechas = filas)
);
-- A file that was left halfway goes on where it was.
create unique index import_run_open on import_run (clase, hash) where terminado is null;

-- Far above what the demo numbers by itself.
create sequence imported_product as int start 10000001;
create sequence imported_model as int start 10000001;

-- Writes what a unit costs from now on (net, after its discount) wherever that is not what the history says last. The
-- offer that counts is the one that is sold: the choice of `bestOffer` for four. Of what nobody has the history rests.
create function note_prices(p_products int[], p_now timestamptz) returns void language sql as $$
  insert into price_history (product_id, desde, precio)
  select best.product_id, greatest(p_now, last.desde + interval '1 millisecond'), best.precio
  from (
    select distinct on (o.product_id) o.product_id, round(o.precio * (10000 - o.descuento)::numeric / 10000)::int as precio
    from offer o join warehouse w using (cod_almacen)
    where o.product_id = any (p_products) and (o.stock > 0 or o.stock is null)
    order by o.product_id, coalesce(o.stock, 4) < 4, o.precio::bigint * (10000 - o.descuento), w.plazo_dias, w.hora_corte desc, o.id
  ) as best
  left join lateral (
    select h.desde, h.precio from price_history h where h.product_id = best.product_id order by h.desde desc limit 1
  ) as last on true
  where last.precio is distinct from best.precio
$$;

-- What stands beside a tyre or an article is part of it for whoever keeps products in memory.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['tyre_moto', 'tyre_truck', 'tyre_agri', 'tube', 'tube_size', 'battery', 'oil', 'accessory',
    'shock_absorber', 'gas_charge', 'maintenance_pack', 'article_part'] loop
    execute format('create trigger traits_added after insert on %I referencing new table as changed
      for each statement execute function note_products(''product_id'')', v_table);
    execute format('create trigger traits_changed after update on %I referencing new table as changed
      for each statement execute function note_products(''product_id'')', v_table);
  end loop;
end $$;
