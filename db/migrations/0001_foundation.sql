create extension if not exists btree_gist;

-- Places -----------------------------------------------------------------------------------------

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

-- Workshops --------------------------------------------------------------------------------------

create table workshop (
  cod_tienda int primary key,
  slug text not null unique,
  alias text not null,
  area text not null,
  provincia text not null references province,
  pais text not null references country,
  tz text not null,
  direccion text not null,
  poblacion text not null,
  cpostal text not null,
  lat double precision not null,
  lon double precision not null,
  telefono text not null,
  email text not null,
  responsable text not null,
  servicios text[] not null,
  equipamiento text[] not null,
  web boolean not null default true             -- takes bookings on the web
);
create index workshop_area on workshop (area);

create table workshop_hours (
  cod_tienda int not null references workshop on delete cascade,
  dia int not null check (dia between 1 and 7), -- ISO: 1 is Monday
  desde time not null,
  hasta time not null check (hasta > desde),
  primary key (cod_tienda, dia, desde)
);

create table workshop_closure (
  cod_tienda int not null references workshop on delete cascade,
  fecha date not null,
  motivo_es text not null,
  motivo_ca text not null,
  primary key (cod_tienda, fecha)
);

create table bay (
  cod_tienda int not null references workshop on delete cascade,
  bay_id int not null,
  nombre text not null,
  skills text[] not null,                       -- what it can take: turismo, 4x4, furgoneta, moto, alineacion …
  max_llanta int not null,                      -- the largest rim its machines take, inches
  primary key (cod_tienda, bay_id)
);

-- Catalogue --------------------------------------------------------------------------------------

create table brand (
  id int primary key,
  slug text not null unique,
  marca text not null,
  categoria text not null check (categoria in ('PREMIUM', 'QUALITY', 'BUDGET')),
  fabricante text not null,                     -- manufacturer's name and address, Regulation (EU) 2023/988, art. 19
  destacada boolean not null default false      -- one of the seven brands of the menu
);

create table product (
  id int primary key,
  id_navision text not null unique,
  tipo_producto text not null,
  brand_id int not null references brand,
  nombre_producto_es text not null,
  nombre_producto_ca text not null,
  activo boolean not null default true
);

create table tyre_model (
  id int primary key,
  brand_id int not null references brand,
  slug text not null,
  modelo text not null,
  tipo_vehiculo text not null check (tipo_vehiculo in ('turismo', '4x4', 'furgoneta')),
  temporada text not null check (temporada in ('verano', 'invierno', 'allseason')),
  gama text not null,                           -- key of its description: confort, deportivo, eco, mixto …
  garantia_anos int not null,
  popularidad int not null,
  unique (brand_id, slug)
);

create table tyre (
  product_id int primary key references product on delete cascade,
  model_id int not null references tyre_model,
  ancho numeric(6, 2) not null,
  serie numeric(4, 1) not null,
  llanta numeric(4, 1) not null,
  ic int not null,
  ic2 int,                                      -- load index when fitted in twin
  cv text not null,
  c boolean not null default false,
  xl boolean not null default false,
  runflat boolean not null default false,
  ms boolean not null,
  nieve boolean not null,                       -- 3PMSF
  consumo text not null check (consumo in ('A', 'B', 'C', 'D', 'E')),
  mojado text not null check (mojado in ('A', 'B', 'C', 'D', 'E')),
  ruido_db int not null,
  ruido text not null check (ruido in ('A', 'B', 'C')),
  eprel_id int not null,
  peso int not null,                            -- grams, of the new tyre
  ecotasa int not null check (ecotasa >= 0),    -- cents, net
  specs text not null,                          -- its part of the sheet's address: 205-55-r16-91v
  orden int not null,                           -- place among all when sorted as recommended
  medida text not null,                         -- 205/55 R16 91V
  unique (model_id, specs)
);
create index tyre_size on tyre (ancho, serie, llanta);
create index tyre_order on tyre (orden);

create table supplier (
  cod_proveedor text primary key,
  nombre text not null
);

create table warehouse (
  cod_almacen text primary key,
  cod_proveedor text not null references supplier,
  plazo_dias int not null check (plazo_dias between 0 and 60),   -- working days until goods reach a workshop
  hora_corte time not null                      -- orders after this hour count as the next day's
);

create table offer (
  id int generated always as identity primary key,
  product_id int not null references product on delete cascade,
  cod_almacen text not null references warehouse,
  precio int not null check (precio > 0),       -- cents, net
  descuento int not null default 0 check (descuento between 0 and 10000),   -- basis points
  stock int not null check (stock >= 0),
  unique (product_id, cod_almacen)
);

create table price_history (
  product_id int not null references product on delete cascade,
  desde timestamptz not null,
  precio int not null,                          -- cents, net, after the product's own discount
  primary key (product_id, desde)
);

-- What searches keep in memory is re-read when a row appears here. Written by triggers, so that
-- a change by hand counts too.
create table catalogue_change (
  id bigint generated always as identity primary key,
  product_id int not null,
  en timestamptz not null default clock_timestamp()
);
create index catalogue_change_en on catalogue_change (en);

create function note_offer_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.precio = new.precio and old.descuento = new.descuento
     and (old.stock > 0) = (new.stock > 0) and old.stock >= 8 and new.stock >= 8 then
    return null;
  end if;
  insert into catalogue_change (product_id) values (coalesce(new.product_id, old.product_id));
  return null;
end $$;
create trigger offer_changed after update on offer for each row execute function note_offer_change();

create table service (
  id_navision text primary key,
  categoria_servicio text not null,
  base_calculo text not null check (base_calculo in ('U', 'F')),
  tipo_producto_asociado text not null,
  nombre_es text not null,
  nombre_ca text not null,
  descripcion_es text not null,
  descripcion_ca text not null,
  incluido boolean not null default false,      -- chosen from the start when its product enters a basket
  obligatorio boolean not null default false,
  minutos int not null,                         -- per unit where base_calculo is U
  skill text,                                   -- what the bay must be able to do, beside its kind of vehicle
  orden int not null
);

create table service_price (
  id_navision text not null references service on delete cascade,
  tipo_vehiculo text not null,
  llanta_desde numeric(4, 1) not null,
  llanta_hasta numeric(4, 1) not null,
  precio int not null check (precio >= 0),      -- cents, net, per unit or fixed
  minutos_extra int not null default 0,
  primary key (id_navision, tipo_vehiculo, llanta_desde)
);

-- People -----------------------------------------------------------------------------------------

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
  creado timestamptz not null default now()
);

create table access_token (
  hash bytea primary key,                       -- SHA-256 of the token; the token itself is never kept
  account_id uuid not null references account on delete cascade,
  creado timestamptz not null default now(),
  caduca timestamptz not null
);
create index access_token_account on access_token (account_id);

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

-- Baskets and orders -----------------------------------------------------------------------------

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
  status text not null check (status in ('pendiente-pago', 'confirmado', 'en-taller', 'completado', 'cancelado', 'caducado')),
  terms text not null check (terms in ('reserva', 'total', 'taller')),
  payment_type text check (payment_type in ('tarjeta', 'bizum')),
  cod_tienda int not null references workshop,
  appointment_id uuid,
  matricula text,
  total int not null check (total >= 0),        -- cents
  a_pagar int not null check (a_pagar between 0 and total),   -- cents due online now
  pagado int not null default 0 check (pagado >= 0),          -- cents received online
  billing jsonb,
  snapshot jsonb not null,                      -- the priced basket, workshop and texts as they were shown
  creado timestamptz not null default now(),
  caduca timestamptz,                           -- an unpaid order lapses then
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
  resuelto timestamptz
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
  recibido timestamptz not null default now()
);
create index payment_notification_reference on payment_notification (reference);

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
  primary key (merchant_id, order_id)
);

-- Machinery --------------------------------------------------------------------------------------

create table mail (
  id uuid primary key,
  template text not null,
  destinatario text not null,
  idioma text not null check (idioma in ('es', 'ca')),
  datos jsonb not null,
  status text not null default 'pendiente' check (status in ('pendiente', 'enviado', 'fallido')),
  creado timestamptz not null default now(),
  enviado timestamptz
);

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  dedupe text,
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  locked_until timestamptz,
  error text,
  done_at timestamptz,
  failed_at timestamptz
);
create index job_due on job (run_at) where done_at is null and failed_at is null;
create unique index job_dedupe on job (kind, dedupe) where dedupe is not null and done_at is null and failed_at is null;

create table idempotency_key (
  scope text not null,                          -- endpoint and caller
  key text not null,
  body_hash bytea not null,
  status int,                                   -- null while the work runs
  answer jsonb,
  creado timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_creado on idempotency_key (creado);

create table rate_limit (
  key text not null,
  desde timestamptz not null,
  cantidad int not null,
  primary key (key, desde)
);

create table maintenance (
  id int generated always as identity primary key,
  activo boolean not null,
  fecha_inicio timestamptz not null,
  fecha_fin timestamptz not null check (fecha_fin > fecha_inicio)
);

-- What all servers of one database share and nobody configures: secrets made at the first start.
create table setting (
  key text primary key,
  value text not null
);
