-- Trigger, once for a statement: gives a number to each maker of motorcycles that has none yet. A number that was given
-- stays, though the maker's last motorcycle goes, because clients keep it.
create or replace function number_moto_brands() returns trigger language plpgsql as $$
begin
  insert into moto_brand (marca)
  select distinct m.marca from moto_model m
  where not exists (select from moto_brand b where b.marca = m.marca) order by m.marca
  on conflict do nothing;
  return null;
end $$;
