-- Finds the known words that are like a word, the likest first and 30 at most: more than are meant, for `isNear` of
-- src/domain/search has the last word. It has a threshold of its own, because two swapped letters leave little alike of a
-- short word.
create or replace function near_words(p_word text) returns setof text language sql stable
set pg_trgm.similarity_threshold = 0.15 as $$
  select palabra from known_word where palabra % p_word order by similarity(palabra, p_word) desc, palabra limit 30
$$;
