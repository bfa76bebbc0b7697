-- Who waits for a time at a workshop to be freed (docs/decisions/032), until it is or the last of those days is over.
-- Nothing else is kept.
create table waiting_wish (
  id uuid primary key,
  cod_tienda int not null references workshop,
  servicio text not null references visit_service,
  desde date not null,
  hasta date not null check (hasta >= desde),
  franja text not null check (franja in ('dia', 'manana', 'tarde')),
  email text not null,
  email_norm text not null,
  telefono text,
  idioma text not null check (idioma in ('es', 'ca')),
  -- Whose turn it is: the earliest first. Who lets an offer lapse goes to the end.
  turno timestamptz not null,
  creado timestamptz not null,
  -- A worker is looking for a time for it until then.
  reclamada timestamptz,
  -- The time that is held for it, and until when it may be taken.
  token uuid unique,
  fecha date,
  hora time,
  vence timestamptz,
  check ((token is null) = (vence is null) and (token is null) = (fecha is null) and (token is null) = (hora is null)),
  -- The same person once for one wish.
  unique (email_norm, cod_tienda, servicio, desde, hasta, franja)
);
create index waiting_wish_turn on waiting_wish (cod_tienda, turno, id);

-- What was offered to whom: nobody hears twice of the same.
create table waiting_offer (
  wish uuid not null references waiting_wish on delete cascade,
  fecha date not null,
  hora time not null,
  primary key (wish, fecha, hora)
);
