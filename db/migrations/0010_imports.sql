-- Files of products, prices and stock that a chain brings in.

create table import_run (
  id bigint generated always as identity primary key,
  clase text not null check (clase in ('catalogue', 'prices', 'stock')),
  fichero text not null,
  hash text not null,                           -- SHA-256 of the file, hexadecimal
  filas int not null check (filas >= 0),
  hechas int not null default 0 check (hechas between 0 and filas),   -- rows done, in the order of the file
  empezado timestamptz not null,
  terminado timestamptz,
  check (terminado is null or hechas = filas)
);
-- A file that was left halfway goes on where it was.
create unique index import_run_open on import_run (clase, hash) where terminado is null;

-- Far above what the demo numbers by itself.
create sequence imported_product as int start 10000001;
create sequence imported_model as int start 10000001;
