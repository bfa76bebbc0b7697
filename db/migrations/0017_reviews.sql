-- What customers say of their visit (docs/decisions/031). Nobody writes one without a visit that took place:
-- `appointment_id` is that of its allocation. Only the demo's invented ones have none, and say so.
create table workshop_review (
  id uuid primary key,
  cod_tienda int not null references workshop on delete cascade,
  appointment_id uuid unique,
  origen text not null check (origen in ('cita', 'demo')),
  estrellas int not null check (estrellas between 1 and 5),
  texto text not null check (length(texto) <= 1000),
  idioma text not null check (idioma in ('es', 'ca')),
  -- As it is shown: a first name, or nothing.
  nombre text not null check (length(nombre) <= 40),
  fecha_visita date not null,
  estado text not null check (estado in ('publicada', 'pendiente', 'retenida')),
  -- Why it is not shown; its writer may be told.
  motivo text check ((motivo is null) = (estado <> 'retenida')),
  creado timestamptz not null,
  check ((origen = 'cita') = (appointment_id is not null))
);
create index workshop_review_shown on workshop_review (cod_tienda, fecha_visita desc) where estado = 'publicada';

-- What visitors read: once a workshop has one of a real visit, none that was invented.
create view shown_review as
select r.id, r.cod_tienda, r.origen, r.estrellas, r.texto, r.idioma, r.nombre, r.fecha_visita, r.creado
from workshop_review r
where r.estado = 'publicada'
  and (r.origen = 'cita' or not exists (
    select from workshop_review o where o.cod_tienda = r.cod_tienda and o.origen = 'cita' and o.estado = 'publicada'));

-- Who was asked for a review, once for each visit.
create table review_invitation (
  appointment_id uuid primary key,
  creado timestamptz not null
);
