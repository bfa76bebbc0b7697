-- Trigger, once for a statement that adds or changes articles: notes their words. Its argument names the column of the id.
create or replace function article_words_changed() returns trigger language plpgsql as $$
declare
  v_products int[];
begin
  execute format('select array_agg(%I) from changed', tg_argv[0]) into v_products;
  perform note_article_words(v_products);
  return null;
end $$;
