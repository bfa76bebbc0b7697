-- One row per attempt to pay; the reference is what the gateway knows and is never used again.
create table payment (
  reference text primary key,
  order_id bigint not null references customer_order on delete cascade,
  gateway text not null,
  payment_type text not null check (payment_type in ('tarjeta', 'bizum')),
  importe int not null check (importe > 0),     -- cents
  status text not null check (status in ('iniciado', 'pagado', 'denegado', 'abandonado', 'devolver', 'devuelto')),
  code text,
  family text,
  pasref text,
  authcode text,
  creado timestamptz not null default now(),
  resuelto timestamptz,
  -- Attempts in the order in which they were made, and when the gateway was last asked about one, so that
  -- each has its turn.
  intento bigint not null generated always as identity,
  consultado timestamptz,
  -- What was given back, or is promised to be. A refund is one conditional write to it.
  devuelto int not null default 0,
  constraint payment_devuelto_check check (devuelto between 0 and importe),
  constraint payment_given_back_check check (status not in ('devolver', 'devuelto') or devuelto = importe)
);
create index payment_order on payment (order_id);
create index payment_open on payment (creado) where status in ('iniciado', 'devolver');

-- Everything a gateway ever said, whether it was believed or not.
create table payment_notification (
  id bigint generated always as identity primary key,
  gateway text not null,
  reference text,
  via text not null check (via in ('aviso', 'retorno', 'consulta')),
  valida boolean not null,
  efecto text not null,
  campos jsonb not null,
  recibido timestamptz not null default now(),
  place bigint unique check (place is null or not valida)
);
create index payment_notification_reference on payment_notification (reference);
-- What a gateway is said to have said and is not believed is kept in so many places, the newest in place of the oldest: a
-- flood of it fills none but these. What is believed has no place and is kept.
create sequence unbelieved_notice;
comment on column payment_notification.place is 'of a message that is not believed: which of the few places it takes';

-- Money that goes back, whole or in part (docs/decisions/022).
create table payment_refund (
  id bigint primary key generated always as identity,
  reference text not null references payment on delete cascade,
  importe int not null check (importe > 0),     -- cents
  motivo text not null check (motivo in (
    'hora-perdida', 'ya-pagado', 'importe-distinto', 'pedida', 'plazo', 'cancelado', 'tras-cancelar', 'ajuste')),
  -- `revisar`: nobody but a person can tell whether the money went back.
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecha', 'revisar')),
  -- Sent to the gateway, whose answer nobody knows.
  dudosa boolean not null default false,
  -- Since when somebody is at it.
  tomada timestamptz,
  creado timestamptz not null,
  resuelto timestamptz
);
create index payment_refund_reference on payment_refund (reference, id);
create index payment_refund_open on payment_refund (creado) where estado <> 'hecha';

-- What the customer is asked whose payment came when the time was gone. Nobody can guess its id: whoever has it
-- may answer.
create table late_payment (
  id uuid primary key default gen_random_uuid(),
  order_id bigint not null references customer_order on delete cascade,
  reference text not null unique references payment on delete cascade,
  -- Without an answer by then, the money goes back.
  hasta timestamptz not null,
  creado timestamptz not null,
  decision text check (decision in ('hora', 'pedida', 'plazo', 'cancelado')),
  decidido timestamptz,
  check ((decision is null) = (decidido is null))
);
create unique index late_payment_open on late_payment (order_id) where decision is null;
create index late_payment_due on late_payment (hasta) where decision is null;

-- The pretend gateway's own memory. Rodera's code reads it only through the gateway's protocol.
create table sandbox_payment (
  merchant_id text not null,
  order_id text not null,
  request jsonb not null,
  result text,
  message text,
  pasref text,
  authcode text,
  creado timestamptz not null default now(),
  resuelto timestamptz,
  -- The address of one visit to its page (HPP: pas_uuid).
  pas_uuid uuid not null unique default gen_random_uuid(),
  -- An answer that is kept back from the shop until its visitor lets it go.
  retenido boolean not null default false,
  primary key (merchant_id, order_id)
);

-- What it gave back, by the key that the shop gives each refund.
create table sandbox_refund (
  merchant_id text not null,
  order_id text not null,
  refund_id text not null,
  importe bigint not null check (importe > 0),
  primary key (merchant_id, order_id, refund_id),
  foreign key (merchant_id, order_id) references sandbox_payment on delete cascade
);
