-- What customers say of what they bought (docs/decisions/085). Nobody writes one without a line of an order that was
-- fitted or handed over. Only the demo's invented ones have none, and say so.
-- needs: log_change, note_reviewed

create table product_review (
  id uuid primary key,
  -- What was bought; of a tyre its model is what is reviewed, whatever the size.
  product_id int not null references product on delete cascade,
  model_id int references tyre_model on delete cascade,
  -- The thing that is reviewed, as one word.
  cosa text not null generated always as (
    case when model_id is null then 'producto ' || product_id::text else 'modelo ' || model_id::text end) stored,
  order_id bigint,
  posicion int,
  origen text not null check (origen in ('compra', 'demo')),
  estrellas int not null check (estrellas between 1 and 5),
  texto text not null check (length(texto) <= 1000),
  idioma text not null check (idioma in ('es', 'ca')),
  -- As it is shown: a first name, or nothing.
  nombre text not null check (length(nombre) <= 40),
  -- What its writer says that they drive; null where they do not say it.
  vehiculo text check (vehiculo in ('utilitario', 'compacto', 'berlina', 'familiar', 'suv', 'furgoneta', 'moto', 'otro')),
  -- The day on which it was fitted or handed over.
  fecha_visita date not null,
  -- `retirada`: taken back by its writer, whose words and name are gone.
  estado text not null check (estado in ('publicada', 'pendiente', 'retenida', 'retirada')),
  motivo text check (motivo in ('insultos', 'datos-personales', 'publicidad', 'otra-cosa', 'ilegal')),
  version int not null default 1 check (version >= 1),
  creado timestamptz not null,
  cambiado timestamptz not null,
  unique (order_id, posicion),
  foreign key (order_id, posicion) references order_line on delete cascade,
  check ((origen = 'compra') = (order_id is not null and posicion is not null)),
  check ((motivo is null) = (estado <> 'retenida')),
  check (estado <> 'retirada' or (texto = '' and nombre = '' and vehiculo is null))
);
create index product_review_shown on product_review (cosa, fecha_visita desc, id) where estado = 'publicada';
create index product_review_newest on product_review (estado, cambiado desc, id) where origen = 'compra';
create index product_review_product on product_review (product_id);
create index product_review_model on product_review (model_id);
create trigger product_review_signed after insert or update or delete on product_review
  for each row execute function log_change('id');
create trigger product_review_added after insert on product_review
  referencing new table as changed for each statement execute function note_reviewed();
create trigger product_review_changed after update on product_review
  referencing new table as changed for each statement execute function note_reviewed();
create trigger product_review_gone after delete on product_review
  referencing old table as changed for each statement execute function note_reviewed();

-- What visitors read: once a thing has a review of somebody who bought it, none that was invented.
create view shown_product_review as
select r.id, r.product_id, r.cosa, r.origen, r.estrellas, r.texto, r.idioma, r.nombre, r.vehiculo, r.fecha_visita
from product_review r
where r.estado = 'publicada'
  and (r.origen = 'compra' or not exists (
    select from product_review o where o.cosa = r.cosa and o.origen = 'compra' and o.estado = 'publicada'));

-- Who was asked what they think of what they bought, once for each visit.
create table product_review_invitation (
  appointment_id uuid primary key,
  creado timestamptz not null
);
