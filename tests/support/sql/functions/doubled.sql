-- needs: twice
create or replace function doubled(p int) returns int language sql as $$ select twice(p) $$;
