-- needs: note_everything

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
  orden int not null,
  otros_tipos text[] not null default '{}',
  -- What costs less with enough of the products that it goes with.
  descuento_asociado int not null default 0 check (descuento_asociado between 0 and 10000),
  unidades_asociadas int not null default 0 check (unidades_asociadas >= 0),
  constraint whole_association check ((descuento_asociado = 0) = (unidades_asociadas = 0))
);
comment on column service.otros_tipos is 'kinds of product that it serves beside tipo_producto_asociado';
comment on column service.descuento_asociado is 'hundredths of a percent off, from unidades_asociadas units of its products on';
create trigger service_changed after insert or update or delete on service for each statement execute function note_everything();

create table service_price (
  id_navision text not null references service on delete cascade,
  tipo_vehiculo text not null,
  llanta_desde numeric(4, 1) not null,
  llanta_hasta numeric(4, 1) not null,
  precio int not null check (precio >= 0),      -- cents, net, per unit or fixed
  minutos_extra int not null default 0,
  primary key (id_navision, tipo_vehiculo, llanta_desde)
);
create trigger service_price_changed after insert or update or delete on service_price for each statement execute function note_everything();

-- What the insurance of a tyre pays, by kilometres since it was fitted. Past the last step nothing is paid.
create table insurance_cover (
  hasta_km int primary key check (hasta_km > 0),
  cubre_bp int not null check (cubre_bp between 1 and 10000)
);
create trigger insurance_cover_changed after insert or update or delete on insurance_cover for each statement execute function note_everything();
