-- Articles by their words. PostgreSQL's own text search finds them; trigrams correct words that nothing is called.
create extension if not exists pg_trgm;

-- What `plainWords` of src/domain/search does to a query, so that both are compared in the same spelling. Accents are
-- taken away here and not by `unaccent`, whose answer may change and which no index may therefore be built on.
create function plain_words(p_text text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f·]+', '', 'g')),
    '(\d),(?=\d)', '\1.', 'g'),
    '[^a-z0-9.]+', ' ', 'g'),
    '(?<!\d)\.+|\.+(?!\d)', ' ', 'g'),
    '\y(\d{1,2}w) (?=\d{2}\y)', '\1', 'g'),
    '(\d) lit(?:ro|re)s?\y', '\1l', 'g'),
    '(\d) (?=(?:ah|a|v|l|g|ml|mm)\y)', '\1', 'g'))
$$;

-- One row for each article. Its name weighs more than what is told about it.
create table article_words (
  product_id int primary key references article on delete cascade,
  nombre text not null,
  resto text not null,
  palabras tsvector not null generated always as (
    setweight(to_tsvector('simple', plain_words(nombre)), 'A') || setweight(to_tsvector('simple', plain_words(resto)), 'B')) stored
);
create index article_words_found on article_words using gin (palabras);

-- Every word that an article was ever called by, to correct slips of the finger.
create table known_word (
  palabra text primary key
);
create index known_word_near on known_word using gin (palabra gin_trgm_ops);

create function note_article_words(p_products int[]) returns void language sql as $$
  insert into article_words (product_id, nombre, resto)
  select a.product_id, concat_ws(' ', p.nombre_producto_es, p.nombre_producto_ca, b.marca),
    concat_ws(' ', p.id_navision, replace(p.tipo_producto, '_', ' '), a.modelo, a.medida, a.descripcion_es, a.descripcion_ca,
      case
        when a.tipo_vehiculo = 'turismo' then ''
        when a.tipo_vehiculo = 'moto' then 'moto motocicleta'
        when a.tipo_vehiculo = 'camion' then 'camión camió'
        when a.tipo_vehiculo = 'agricola' then 'tractor agrícola'
        else a.tipo_vehiculo
      end)
  from article a join product p on p.id = a.product_id join brand b on b.id = p.brand_id
  where a.product_id = any (p_products)
  on conflict (product_id) do update set nombre = excluded.nombre, resto = excluded.resto
  where (article_words.nombre, article_words.resto) is distinct from (excluded.nombre, excluded.resto);

  -- In one order, so that two that write at once wait for each other and never in a circle.
  insert into known_word (palabra)
  select distinct word.lexeme from article_words w cross join lateral unnest(w.palabras) as word
  where w.product_id = any (p_products) and word.lexeme ~ '^[a-z]{4,}$'
  order by 1
  on conflict do nothing;
$$;

create function article_words_changed() returns trigger language plpgsql as $$
declare
  v_products int[];
begin
  execute format('select array_agg(%I) from changed', tg_argv[0]) into v_products;
  perform note_article_words(v_products);
  return null;
end $$;

create trigger article_words_added after insert on article
  referencing new table as changed for each statement execute function article_words_changed('product_id');
create trigger article_words_changed after update on article
  referencing new table as changed for each statement execute function article_words_changed('product_id');

-- Products of every kind change in large numbers; only articles are looked at.
create function article_name_changed() returns trigger language plpgsql as $$
declare
  v_products int[];
begin
  select array_agg(c.id) into v_products from changed c where c.tipo_producto <> 'neumatico';
  if v_products is not null then
    perform note_article_words(v_products);
  end if;
  return null;
end $$;
create trigger article_name_changed after update on product
  referencing new table as changed for each statement execute function article_name_changed();

select note_article_words(array(select product_id from article));

-- The likest words, more than are meant: `isNear` of src/domain/search has the last word. A threshold of its own,
-- because two letters swapped leave little alike of a short word.
create function near_words(p_word text) returns setof text language sql stable
set pg_trgm.similarity_threshold = 0.15 as $$
  select palabra from known_word where palabra % p_word order by similarity(palabra, p_word) desc, palabra limit 30
$$;
