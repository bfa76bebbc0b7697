-- Trigger, once for a statement that changes products: notes the words of the articles among them. Tyres change in large
-- numbers and have no words.
create or replace function article_name_changed() returns trigger language plpgsql as $$
declare
  v_products int[];
begin
  select array_agg(c.id) into v_products from changed c where c.tipo_producto <> 'neumatico';
  if v_products is not null then
    perform note_article_words(v_products);
  end if;
  return null;
end $$;
