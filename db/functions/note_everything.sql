-- Trigger, once for a statement: notes that it touched what many products share (docs/decisions/011).
create or replace function note_everything() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id) values (0);
  return null;
end $$;
