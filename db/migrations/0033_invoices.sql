-- Invoices, the records that the tax agency gets of them, and how these are sent (docs/decisions/056).
-- needs: keep_invoice, keep_log, log_change

-- One gapless row of numbers. Its row is locked from the number to the end of the transaction that issues the invoice.
create table invoice_series (
  prefijo text not null,
  serie text not null check (serie in ('completa', 'simplificada', 'rectificativa', 'rectificativa-simplificada')),
  ejercicio int not null,
  ultimo int not null check (ultimo >= 0),
  fecha date,                                   -- of its last invoice: no later one is older
  primary key (prefijo, serie, ejercicio)
);

-- What was issued stays as it was; its customer's name goes when the law does not ask for it any more.
create table invoice (
  numero text primary key,
  id bigint not null unique generated always as identity,   -- in the order in which they were issued
  order_id bigint not null references customer_order,
  prefijo text not null,
  serie text not null,
  ejercicio int not null,
  orden int not null,
  nif text not null,                            -- of its issuer
  fecha date not null,
  papel text not null check (papel in ('anticipo', 'total', 'final', 'rectificativa', 'canje')),
  total int not null,                           -- cents, tax included; below zero where money goes back
  encadenada boolean not null,                  -- whether it has a record for the tax agency
  factura jsonb not null,                       -- all that it says
  impreso jsonb not null,                       -- what is printed beside: brand, QR, plate, workshop
  creado timestamptz not null,
  unique (prefijo, serie, ejercicio, orden),
  foreign key (prefijo, serie, ejercicio) references invoice_series
);
create index invoice_order on invoice (order_id, id);

create trigger invoice_stays before update or delete on invoice for each row execute function keep_invoice();
create trigger invoice_signed after insert on invoice for each row execute function log_change('numero');

-- Invoices that do not count any more: another one stands in their place, or they should never have been issued.
create table invoice_end (
  numero text primary key references invoice (numero),
  por text references invoice (numero),         -- null where it was annulled
  en timestamptz not null
);
create trigger invoice_end_stays before update or delete on invoice_end for each row execute function keep_log();
create trigger invoice_end_signed after insert on invoice_end for each row execute function log_change('numero');

-- The last record of an issuer: what the next one is linked to. Locked while one is made.
create table billing_chain (
  nif text primary key,
  ultimo bigint not null default 0,
  eslabon jsonb,                                -- null before the first record
  generado text
);

create table billing_record (
  nif text not null,
  orden bigint not null,
  numero text not null references invoice (numero),
  clase text not null check (clase in ('alta', 'anulacion')),
  anterior jsonb,
  generado text not null,
  huella text not null,
  marcas jsonb not null,                        -- why it comes again
  sistema jsonb not null,                       -- the program that made it
  creado timestamptz not null,
  primary key (nif, orden)
);
create index billing_record_invoice on billing_record (numero, orden);

create trigger billing_record_stays before update or delete on billing_record for each row execute function keep_log();

-- What became of each record at the tax agency.
create table billing_sending (
  nif text not null,
  orden bigint not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'aceptado', 'subsanado', 'revisar')),
  veredicto text check (veredicto in ('Correcto', 'AceptadoConErrores', 'Incorrecto')),
  codigo int,
  descripcion text,
  csv text,
  enviado timestamptz,
  primary key (nif, orden),
  foreign key (nif, orden) references billing_record
);
create index billing_sending_open on billing_sending (nif, orden) where estado in ('pendiente', 'revisar');

-- When the next message of an issuer may leave.
create table billing_channel (
  nif text primary key,
  ultimo timestamptz,
  espera int not null default 60,               -- seconds, as the last answer asked for
  fallos int not null default 0,                -- messages in a row without an answer
  tomada timestamptz                            -- since when a worker is at it
);

-- Where walking the chain stands, and what it found broken.
create table billing_walk (
  nif text primary key,
  orden bigint not null
);
create table billing_break (
  nif text not null,
  orden bigint not null,
  motivo text not null,
  numero text not null,
  primary key (nif, orden, motivo)
);

-- The memory of the stand-in for the tax agency. Rodera's code reads it only through the service's protocol.
create table sandbox_tax_chain (
  nif text primary key,
  ultimo jsonb
);
create table sandbox_tax_invoice (
  clave text primary key,
  estado text not null check (estado in ('Correcta', 'AceptadaConErrores', 'Anulada')),
  peticion text not null
);

-- What staff look for: the customer's tax number, and orders of guests by their address.
create index invoice_recipient on invoice ((factura -> 'receptor' ->> 'nif')) where factura -> 'receptor' <> 'null';
create index customer_order_guest_email on customer_order (email_norm);
