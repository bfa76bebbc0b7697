-- Writes a text as searches compare it, and as `plainWords` of src/domain/search writes a query.
-- `article_words` stores its answer, so it uses only what never changes and its meaning never does: another meaning is
-- another function and another column. It takes accents away itself, because the answer of `unaccent` may change.
create or replace function plain_words(p_text text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    lower(regexp_replace(normalize(p_text, nfd), '[\u0300-\u036f·]+', '', 'g')),
    '(\d),(?=\d)', '\1.', 'g'),
    '[^a-z0-9.]+', ' ', 'g'),
    '(?<!\d)\.+|\.+(?!\d)', ' ', 'g'),
    '\y(\d{1,2}w) (?=\d{2}\y)', '\1', 'g'),
    '(\d) lit(?:ro|re)s?\y', '\1l', 'g'),
    '(\d) (?=(?:ah|a|v|l|g|ml|mm)\y)', '\1', 'g'),
    ' +', ' ', 'g'))
$$;
