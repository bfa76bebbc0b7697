-- Who bought with an appointment asks its workshop for another time (docs/decisions/033): near times are held, and staff
-- take one of them.
create table change_request (
  id uuid primary key,
  appointment_id uuid not null,
  order_id bigint not null references customer_order on delete cascade,
  cod_tienda int not null references workshop,
  fecha date not null,
  franja text not null check (franja in ('dia', 'manana', 'tarde')),
  comentario text,
  status text not null check (status in ('pendiente', 'aceptada', 'rechazada', 'caducada', 'retirada')),
  -- Why staff cannot, in their words.
  frase text,
  -- Who of the staff answered; null where the link of the letter did.
  account_id uuid references account on delete set null,
  creado timestamptz not null,
  vence timestamptz not null,
  resuelto timestamptz,
  check ((status = 'pendiente') = (resuelto is null))
);
-- One question at a time.
create unique index change_request_open on change_request (appointment_id) where status = 'pendiente';
create index change_request_workshop on change_request (cod_tienda, creado) where status = 'pendiente';
create index change_request_order on change_request (order_id);

create table change_proposal (
  request_id uuid not null references change_request on delete cascade,
  -- Names the held time.
  token uuid not null unique,
  fecha date not null,
  hora time not null,
  primary key (request_id, token)
);
