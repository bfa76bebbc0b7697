create extension if not exists btree_gist;

create table country (
  pais text primary key check (pais in ('ES', 'AD')),
  nombre_es text not null,
  nombre_ca text not null,
  impuesto text not null,                       -- name of the tax as shown: IVA, IGI
  impuesto_bp int not null check (impuesto_bp between 0 and 10000),
  envio_unidad int not null default 0 check (envio_unidad >= 0),   -- cents, net, per unit of goods
  aduana_bp int not null default 0 check (aduana_bp between 0 and 10000)
);

create table province (
  codigo text primary key,                      -- '01' … '52', 'AD'
  pais text not null references country,
  nombre_es text not null,
  nombre_ca text not null,
  lat double precision not null,
  lon double precision not null
);

-- The median point of all postcodes that begin so; Andorran postcodes stand whole.
create table postcode_area (
  prefijo text primary key,
  lat double precision not null,
  lon double precision not null
);
