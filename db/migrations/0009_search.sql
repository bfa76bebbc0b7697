-- Articles by their words. PostgreSQL's own text search finds them; trigrams correct words that nothing is called.
-- needs: plain_words, article_words_changed, article_name_changed

create extension if not exists pg_trgm;

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

create trigger article_words_added after insert on article
  referencing new table as changed for each statement execute function article_words_changed('product_id');
create trigger article_words_changed after update on article
  referencing new table as changed for each statement execute function article_words_changed('product_id');
-- Products of every kind change in large numbers; only articles are looked at.
create trigger article_name_changed after update on product
  referencing new table as changed for each statement execute function article_name_changed();
