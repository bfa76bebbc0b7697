create table account (
  id uuid primary key,
  email text not null,
  email_norm text not null unique,
  password_hash text not null,
  nombre text not null,
  apellidos text not null,
  telefono text not null,
  codigo_postal text not null,
  provincia text,
  idioma text not null check (idioma in ('es', 'ca')),
  permiso_comercial boolean not null,
  rol text not null default 'cliente' check (rol in ('cliente', 'profesional', 'taller', 'operador', 'administrador')),
  creado timestamptz not null default now(),
  taller_favorito int references workshop on delete set null   -- the workshop that a customer comes back to
);

create table access_token (
  hash bytea primary key,                       -- SHA-256 of the token; the token itself is never kept
  account_id uuid not null references account on delete cascade,
  creado timestamptz not null default now(),
  caduca timestamptz not null
);
create index access_token_account on access_token (account_id);

-- Browsers from which somebody signed in to an account. The value itself is only in the browser.
create table known_device (
  hash bytea not null,
  account_id uuid not null references account on delete cascade,
  caduca timestamptz not null,
  primary key (hash, account_id)
);
create index known_device_account on known_device (account_id, caduca);

-- Whose agenda a `taller` may open. Operators and administrators may open all.
create table staff_workshop (
  account_id uuid not null references account on delete cascade,
  cod_tienda int not null references workshop on delete cascade,
  primary key (account_id, cod_tienda)
);

-- Addresses (whole, or a domain with all below it) and telephones (+ and digits) that nobody may give as
-- theirs: forms filled in with them reach nobody.
create table blocked_contact (
  clase text not null check (clase in ('email', 'telefono')),
  valor text not null,
  primary key (clase, valor)
);
insert into blocked_contact (clase, valor) values
  ('email', '10minutemail.com'), ('email', 'guerrillamail.com'), ('email', 'mailinator.com'), ('email', 'sharklasers.com'),
  ('email', 'temp-mail.org'), ('email', 'trashmail.com'), ('email', 'yopmail.com'),
  ('telefono', '+34666666666'), ('telefono', '+34777777777'), ('telefono', '+34888888888'), ('telefono', '+34999999999');

create table lead (
  id_lead uuid primary key,
  email text,
  telefono text,
  codigo_postal text,
  origen text not null,
  wants_info boolean not null,
  idioma text not null,
  cesta_id uuid,
  busqueda jsonb,
  creado timestamptz not null default now()
);
create index lead_cesta on lead (cesta_id);
-- A search that somebody asked to have saved: once a day for each address, however often the form is sent.
create unique index lead_busqueda on lead (
  email, (busqueda ->> 'selector'), md5(busqueda ->> 'consulta'), ((creado at time zone 'Europe/Madrid')::date)
);
