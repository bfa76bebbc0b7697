-- What every product has, of whatever kind, what it costs and where it lies.
-- needs: note_everything, note_offer_change, note_products

-- What searches keep in memory is re-read when a row appears here. Written by triggers, so that
-- a change by hand counts too.
create table catalogue_change (
  id bigint generated always as identity primary key,
  product_id int not null,
  en timestamptz not null default clock_timestamp(),
  -- Who keeps the catalogue in memory asks what changed since a snapshot: the rows of transactions that it did
  -- not see. By transaction, not by number or time, so that no order or length of commits hides one.
  xid xid8 not null default pg_current_xact_id()
);
create index catalogue_change_en on catalogue_change (en);
create index catalogue_change_xid on catalogue_change (xid);
comment on column catalogue_change.product_id is '0 is everything: more products than are worth naming, or what many of them share';

create trigger country_changed after insert or update or delete on country for each statement execute function note_everything();

create table brand (
  id int primary key,
  slug text not null unique,
  marca text not null,
  categoria text not null check (categoria in ('PREMIUM', 'QUALITY', 'BUDGET')),
  fabricante text not null,                     -- manufacturer's name and address, Regulation (EU) 2023/988, art. 19
  destacada boolean not null default false,     -- one of the seven brands of the menu
  sufijo_ficha text check (sufijo_ficha ~ '^[a-z0-9]+$')
);
comment on column brand.sufijo_ficha is 'a suffix under which its sheets are found, too: {modelo}-{specs}-fm';
create trigger brand_changed after insert or update or delete on brand for each statement execute function note_everything();

-- A product is a tyre, of whatever vehicle, or an article; an article's attributes stand in one small table for
-- its kind.
create table product (
  id int primary key,
  id_navision text not null unique,
  tipo_producto text not null,
  brand_id int not null references brand,
  nombre_producto_es text not null,
  nombre_producto_ca text not null,
  activo boolean not null default true,
  constraint product_kind check (tipo_producto in (
    'neumatico', 'camara', 'mousse', 'bateria', 'aceite', 'acc-seguridad', 'acc-transporte', 'amortiguador', 'kito1', 'kito2',
    'ozono', 'ac', 'ac2', 'revision', 'revision_moto', 'packinvierno', 'preitv'))
);
create index product_kind_order on product (tipo_producto, id) where tipo_producto <> 'neumatico';
create trigger product_changed after update on product
  referencing new table as changed for each statement execute function note_products('id');

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
create trigger warehouse_changed after update on warehouse for each statement execute function note_everything();

create table offer (
  id int generated always as identity primary key,
  product_id int not null references product on delete cascade,
  cod_almacen text not null references warehouse,
  precio int not null check (precio > 0),       -- cents, net
  descuento int not null default 0 check (descuento between 0 and 10000),   -- basis points
  stock int check (stock >= 0),
  -- Units that living orders have set aside, kept by the statements that move `stock`: an import says what `stock` is,
  -- and this still says what was taken out of it.
  apartado int not null default 0 check (apartado >= 0),
  -- An offer whose last import lacked one of the values that a price is made of is kept, with the price it had, and not
  -- sold (docs/decisions/047). The import that brings the value empties the field.
  falta text check (falta in ('falta-descuento', 'falta-promo', 'falta-ecotasa', 'falta-impuesto')),
  unique (product_id, cod_almacen)
);
-- What is done and not delivered never runs out: its offer has no number of units.
comment on column offer.stock is 'null where it never runs out';
create trigger offer_changed after update on offer for each row execute function note_offer_change();
create trigger offer_added after insert on offer
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger offer_removed after delete on offer
  referencing old table as changed for each statement execute function note_products('product_id');

create table price_history (
  product_id int not null references product on delete cascade,
  desde timestamptz not null,
  precio int not null,                          -- cents, net, after the product's own discount
  primary key (product_id, desde)
);
create trigger price_noted after insert on price_history
  referencing new table as changed for each statement execute function note_products('product_id');
