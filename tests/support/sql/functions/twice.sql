create or replace function twice(p int) returns int language sql immutable as $$ select p * 2 $$;
