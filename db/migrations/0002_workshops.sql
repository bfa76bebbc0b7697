create table workshop (
  cod_tienda int primary key,
  slug text not null unique,
  alias text not null,
  area text not null,
  provincia text not null references province,
  pais text not null references country,
  tz text not null,
  direccion text not null,
  poblacion text not null,
  cpostal text not null,
  lat double precision not null,
  lon double precision not null,
  telefono text not null,
  email text not null,
  responsable text not null,
  servicios text[] not null,
  equipamiento text[] not null,
  web boolean not null default true             -- takes bookings on the web
);
create index workshop_area on workshop (area);

create table workshop_hours (
  cod_tienda int not null references workshop on delete cascade,
  dia int not null check (dia between 1 and 7), -- ISO: 1 is Monday
  desde time not null,
  hasta time not null check (hasta > desde),
  primary key (cod_tienda, dia, desde)
);

create table workshop_closure (
  cod_tienda int not null references workshop on delete cascade,
  fecha date not null,
  motivo_es text not null,
  motivo_ca text not null,
  primary key (cod_tienda, fecha)
);

create table bay (
  cod_tienda int not null references workshop on delete cascade,
  bay_id int not null,
  nombre text not null,
  skills text[] not null,                       -- what it can take: turismo, 4x4, furgoneta, moto, alineacion …
  max_llanta int not null,                      -- the largest rim its machines take, inches
  primary key (cod_tienda, bay_id)
);
