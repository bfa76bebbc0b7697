-- Makers of motorcycles have numbers, by which the calls of the service plan name them (spec R34; docs/decisions/066).
-- needs: number_moto_brands

create table moto_brand (
  id int generated always as identity primary key,
  marca text not null unique
);
insert into moto_brand (marca) select distinct marca from moto_model order by marca;

-- Whoever writes a motorcycle, as servers of the release before do, gives its maker a number.
create trigger moto_model_brands after insert or update on moto_model for each statement execute function number_moto_brands();
