create or replace function note_thing() returns trigger language plpgsql as $$
begin
  insert into thing_log values (new.size);
  return null;
end $$;
