-- Trigger, once for a statement: tells every server that a workshop, its hours, its bays or what is said of it have changed, so
-- that none of them shows what it read before.
create or replace function tell_chain() returns trigger language plpgsql as $$
begin
  perform pg_notify('chain_told', '');
  return null;
end $$;
