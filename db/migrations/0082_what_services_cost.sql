-- The list of the catalogue (catalogKey) whose products are what this service costs. Null where it has a price of its own, or none
-- before the vehicle is seen.
alter table visit_service add column catalogo text;
