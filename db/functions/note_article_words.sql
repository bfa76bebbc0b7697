-- Writes the words of some articles as they are now, for the search, and all words that articles were ever called by.
-- Locks in one order of the words, so that two that write at once wait for each other and never in a circle.
create or replace function note_article_words(p_products int[]) returns void language sql as $$
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
