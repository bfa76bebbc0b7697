-- Trigger, once for a statement: notes which products it touched, for whoever keeps the catalogue in memory
-- (docs/decisions/011). Its argument names the column of the id. A statement that touches more than 500 products notes
-- "everything" (0) instead.
create or replace function note_products() returns trigger language plpgsql as $$
declare
  v_products int[];
begin
  execute format('select array_agg(id) from (select distinct %I as id from changed limit 501) as touched', tg_argv[0]) into v_products;
  if cardinality(v_products) > 500 then
    v_products := '{0}';
  end if;
  insert into catalogue_change (product_id) select unnest(v_products);
  return null;
end $$;
