-- A day of the agenda also shows what is over; what lives has `allocation_live`. Nothing is written to it while a time is
-- held or booked.
create index allocation_over on allocation (cod_tienda, fecha) where status in ('done', 'no_show');
