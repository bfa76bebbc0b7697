-- Trigger of a row: counts a new revision with every change that can be seen. Whoever changes what they saw says which
-- revision they saw.
create or replace function count_revision() returns trigger language plpgsql as $$
begin
  if new.rev = old.rev and (old.status, old.bay_id, old.span) is distinct from (new.status, new.bay_id, new.span) then
    new.rev := old.rev + 1;
  end if;
  return new;
end $$;
