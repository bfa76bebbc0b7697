-- The safety check is booked as an appointment that costs nothing. A chain that already takes appointments gets it too; one
-- that is loaded later brings its own services.
insert into visit_service (servicio, vehiculo, minutos, nombre_es, nombre_ca, descripcion_es, descripcion_ca, orden)
select 'test-seguridad', 'coche', 30, 'Test de seguridad', 'Test de seguretat',
  'Veintidós puntos, gratis y por escrito.', 'Vint-i-dos punts, de franc i per escrit.', max(orden) + 1
from visit_service having count(*) > 0
on conflict do nothing;
