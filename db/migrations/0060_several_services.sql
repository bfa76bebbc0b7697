-- One appointment carries several services, and says what it costs less to have them done at once (docs/decisions/067).

-- What else is done in the same appointment, in its order. Its time is that of all of them.
alter table visit add column otros_servicios text[] not null default '{}';
alter table visit add constraint few_services check (cardinality(otros_servicios) <= 5 and servicio <> all (otros_servicios));

-- What a service costs by itself where no product says it: cents, net. Null: it depends on the vehicle.
alter table visit_service add column precio int check (precio >= 0);
-- Hundredths of a percent off, when it is done together with another one.
alter table visit_service add column descuento_junto int not null default 0 check (descuento_junto between 0 and 10000);
-- Names stand with commas between them where several are asked for.
alter table visit_service add constraint plain_name check (servicio !~ '[, ]');
