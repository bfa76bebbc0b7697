-- What its owner tells an account about themselves, beyond what they registered with.
alter table account
  add column tipo_documento text check (tipo_documento in ('DNI', 'NIE', 'NIF', 'NRT', 'PASAPORTE')),
  add column pais_documento text check (pais_documento ~ '^[A-Z]{2}$'),
  add column documento text,
  add column nacimiento date,
  add column genero text check (genero in ('mujer', 'hombre', 'otro')),
  add column direccion text,
  add column numero text,
  add column bloque text,
  add column poblacion text,
  add constraint account_documento check (
    (documento is null) = (tipo_documento is null) and (documento is null) = (pais_documento is null));

-- A document is one person's.
create unique index account_documento on account (pais_documento, documento) where documento is not null;

-- What a guest did with an address belongs to the account that proves it.
create index customer_order_guest on customer_order (email_norm) where account_id is null;
create index visit_guest on visit (email_norm) where account_id is null;
