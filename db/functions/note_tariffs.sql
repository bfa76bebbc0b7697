-- Trigger, once for a statement: notes that what things cost changed and no product did, so that whoever keeps the catalogue
-- reads tariffs and promotions alone (docs/decisions/096). For servers that do not know `solo_tarifas` it is everything.
create or replace function note_tariffs() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id, solo_tarifas) values (0, true);
  return null;
end $$;
