-- What strangers may have without proving anything (docs/decisions/038). Each thing that lives claims one of so many places
-- of a person, or of a network, by a unique key; a place whose thing lives no longer is anybody's.
create table guest_place (
  persona text not null,
  clase text not null check (clase in ('cita', 'taller', 'unidad', 'pago')),
  place int not null,
  visit_id uuid,
  order_id bigint,
  primary key (persona, clase, place),
  check ((visit_id is null) <> (order_id is null))
);
create index guest_place_order on guest_place (order_id) where order_id is not null;

-- How much was made from a network on a day, in UTC.
create table guest_day (
  network text not null,
  dia date not null,
  usados int not null,
  primary key (network, dia)
);

-- A code that is on its way to an address. The code itself is not kept: it is made of the id and a secret.
create table email_code (
  id uuid primary key,
  persona text not null,
  vence timestamptz not null,
  intentos int not null default 0
);

-- Who has shown when that an address is theirs: an account, or a browser.
create table email_proof (
  persona text not null,
  quien uuid not null,
  probado timestamptz not null,
  primary key (persona, quien)
);
