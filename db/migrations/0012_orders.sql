create table basket (
  cesta_id uuid primary key,
  state jsonb not null,                         -- cestaData without personal data
  account_id uuid references account on delete set null,
  version int not null default 1,
  actualizado timestamptz not null default now()
);
create index basket_actualizado on basket (actualizado);
create index basket_account on basket (account_id) where account_id is not null;

create sequence order_number;

create table customer_order (
  id bigint generated always as identity primary key,
  order_number text not null unique,
  cesta_id uuid not null unique,                -- one basket makes at most one order
  account_id uuid references account on delete set null,
  email text not null,
  email_norm text not null,
  nombre text not null,
  apellidos text not null,
  telefono text not null,
  idioma text not null check (idioma in ('es', 'ca')),
  status text not null check (status in (
    'pendiente-pago', 'confirmado', 'en-taller', 'completado', 'cancelado', 'caducado', 'por-decidir')),
  terms text not null check (terms in ('reserva', 'total', 'taller')),
  payment_type text check (payment_type in ('tarjeta', 'bizum')),
  cod_tienda int not null references workshop,
  appointment_id uuid,
  matricula text,
  total int not null check (total >= 0),        -- cents
  a_pagar int not null check (a_pagar between 0 and total),   -- cents due online now
  pagado int not null default 0 check (pagado >= 0),          -- cents received online
  billing jsonb,
  -- The priced basket, workshop and texts as they were shown. To squeeze it took a twentieth of an order's time.
  snapshot jsonb storage external not null,
  creado timestamptz not null default now(),
  caduca timestamptz,                           -- an unpaid order lapses then
  -- Since when the order has been waiting for a payment: a new attempt extends its wait only so far.
  pendiente_desde timestamptz,
  check ((status = 'pendiente-pago') = (caduca is not null))
);
create index customer_order_account on customer_order (account_id, creado desc);
create index customer_order_unpaid on customer_order (caduca) where status = 'pendiente-pago';

create table order_line (
  order_id bigint not null references customer_order on delete cascade,
  posicion int not null,
  clase text not null check (clase in ('producto', 'servicio', 'envio', 'aduana')),
  id_navision text not null,
  product_id int,
  descripcion text not null,
  cantidad int not null check (cantidad > 0),
  precio int not null,                          -- cents, one unit, tax included
  ecotasa int not null,                         -- cents, one unit, net
  impuesto int not null,                        -- basis points
  importe int not null,                         -- cents, the line, tax included
  primary key (order_id, posicion)
);

create table stock_claim (
  order_id bigint not null references customer_order on delete cascade,
  offer_id int not null references offer,
  cantidad int not null check (cantidad > 0),
  creado timestamptz not null default now(),
  liberado timestamptz,
  primary key (order_id, offer_id)
);
create index stock_claim_offer on stock_claim (offer_id);
