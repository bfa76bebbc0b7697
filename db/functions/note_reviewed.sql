-- Trigger, once for a statement: notes of which products the stars changed, for whoever keeps the catalogue in memory
-- (docs/decisions/011): all sizes of a model, or an article. More than 500 are "everything" (0).
create or replace function note_reviewed() returns trigger language plpgsql as $$
declare
  v_products int[];
begin
  select array_agg(touched.id) into v_products from (
    select t.product_id as id from tyre t where t.model_id in (select c.model_id from changed c)
    union
    select c.product_id from changed c where c.model_id is null
    limit 501) as touched;
  if cardinality(v_products) > 500 then
    v_products := '{0}';
  end if;
  insert into catalogue_change (product_id) select unnest(v_products);
  return null;
end $$;
