-- What the page said that the service costs, when the appointment was made: {importe, desde, unidades}, cents with tax. Null where it
-- said nothing: the price depends on the vehicle, several services are one appointment, or staff wrote it down.
alter table visit add column precio_anunciado jsonb;
