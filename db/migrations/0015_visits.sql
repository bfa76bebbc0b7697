-- Appointments that no order stands behind (docs/decisions/026). Their time is a row of `allocation` like
-- any other, so that shop and desk can never give the same time twice.

-- What may be booked without buying anything first.
create table visit_service (
  servicio text primary key,
  vehiculo text not null check (vehiculo in ('coche', 'moto', 'patinete')),
  nombre_es text not null,
  nombre_ca text not null,
  descripcion_es text not null,
  descripcion_ca text not null,
  minutos int not null check (minutos between 5 and 720),
  -- The machine that it asks for beyond a lift.
  skill text,
  -- What a workshop must say that it offers, beside the kind of vehicle.
  oferta text,
  -- Taken by telephone only: renting companies want to be asked first.
  solo_telefono boolean not null default false,
  orden int not null,
  -- What does the most urgent part of it in less time, for days on which the whole of it has no place.
  mas_corto text references visit_service
);

create table scooter_brand (
  slug text primary key,
  marca text not null
);

create sequence visit_number;

create table visit (
  -- The appointment of its allocations.
  id uuid primary key,
  numero text not null unique,
  account_id uuid references account on delete set null,
  nombre text not null,
  apellidos text not null,
  email text not null,                          -- empty where staff wrote it down for somebody who left none
  email_norm text not null,
  telefono text not null,
  idioma text not null check (idioma in ('es', 'ca')),
  vehiculo text not null check (vehiculo in ('coche', 'moto', 'patinete')),
  servicio text not null references visit_service,
  marca_patinete text references scooter_brand,
  matricula text,
  comentario text,
  status text not null check (status in ('confirmada', 'anulada')),
  -- Grows with every change; a link carries the one that it was written for.
  rev int not null default 1,
  creado timestamptz not null,
  cambiado timestamptz not null,
  -- Written down by staff for somebody who stood there, or phoned.
  sin_cita boolean not null default false,
  -- Where it was asked for, and by which browser, as its page told (specification, service 7: dataRegistroLeadMatricula).
  -- An appointment that is changed keeps what its first page told.
  registro_lead jsonb
);
create index visit_account on visit (account_id) where account_id is not null;
