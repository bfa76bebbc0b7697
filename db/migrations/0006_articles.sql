-- needs: note_products

create table article (
  product_id int primary key references product on delete cascade,
  tipo_vehiculo text not null check (tipo_vehiculo in (
    'turismo', '4x4', 'furgoneta', 'moto', 'quad', 'patinete', 'camion', 'agricola')),
  modelo text not null,                         -- its maker's name for it
  slug text not null,                           -- in its sheet's address, before its number
  medida text not null default '',              -- what tells it from its like, in any language: 70 Ah 760 A
  descripcion_es text not null,
  descripcion_ca text not null,
  ecotasa int not null default 0 check (ecotasa >= 0),   -- cents, net
  minutos int not null default 0 check (minutos >= 0),   -- of work that comes with one unit, beside its services
  skill text,                                   -- what the bay must be able to do for that work
  orden int not null                            -- place among its kind when sorted as recommended
);
create trigger article_added after insert on article
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger article_changed after update on article
  referencing new table as changed for each statement execute function note_products('product_id');

create table tube (
  product_id int primary key references article on delete cascade,
  llanta numeric(4, 1) not null,
  valvula text,                                 -- a mousse has none
  reforzada boolean not null
);

-- The sizes that a tube or a mousse fits.
create table tube_size (
  product_id int not null references tube on delete cascade,
  ancho numeric(6, 2) not null,
  serie numeric(4, 1) not null,
  llanta numeric(4, 1) not null,
  primary key (product_id, ancho, serie, llanta)
);
create index tube_size_fits on tube_size (ancho, serie, llanta);

create table battery (
  product_id int primary key references article on delete cascade,
  tecnologia text not null check (tecnologia in ('calcio', 'gel', 'AGM', 'EFB')),
  start_stop boolean not null,
  borne_positivo text not null check (borne_positivo in ('derecha', 'izquierda')),
  voltaje int not null,
  ah numeric(5, 1) not null,
  arranque int not null,                        -- amperes by EN 50342
  caja text not null,                           -- case: L3, D26, YTX9
  largo int not null,                           -- mm
  ancho int not null,
  alto int not null
);

create table oil (
  product_id int primary key references article on delete cascade,
  viscosidad text not null,                     -- SAE: 5W-30
  litros numeric(5, 1) not null check (litros > 0),
  homologacion text[] not null,                 -- makers' approvals
  especificacion text[] not null                -- ACEA, API, JASO
);

create table accessory (
  product_id int primary key references article on delete cascade,
  familia text not null
);

create table shock_absorber (
  product_id int primary key references article on delete cascade,
  eje text not null check (eje in ('delantero', 'trasero')),
  tecnologia text not null check (tecnologia in ('gas', 'aceite')),
  vehiculo_marca text not null,
  vehiculo_modelo text not null,
  desde int not null,                           -- years in which the vehicle was made
  hasta int check (hasta >= desde)
);

create table gas_charge (
  product_id int primary key references article on delete cascade,
  gas text not null check (gas in ('R134a', 'R1234yf')),
  gramos int not null,
  desde int not null,                           -- first and last year of the vehicles that take it
  hasta int check (hasta >= desde)
);

create table maintenance_pack (
  product_id int primary key references article on delete cascade,
  nivel text not null,                          -- Basic, Confort, Plus, Premium; oficial of motorcycles
  carter_grande boolean not null,               -- for sumps of more than five litres
  cilindrada_desde int,
  cilindrada_hasta int
);

-- What a pack, a kit or a treatment is made of.
create table article_part (
  product_id int not null references article on delete cascade,
  posicion int not null,
  texto_es text not null,
  texto_ca text not null,
  primary key (product_id, posicion)
);

-- What stands beside an article is part of it for whoever keeps products in memory.
do $$
declare
  v_table text;
begin
  foreach v_table in array array['tube', 'tube_size', 'battery', 'oil', 'accessory', 'shock_absorber', 'gas_charge',
    'maintenance_pack', 'article_part'] loop
    execute format('create trigger traits_added after insert on %I referencing new table as changed
      for each statement execute function note_products(''product_id'')', v_table);
    execute format('create trigger traits_changed after update on %I referencing new table as changed
      for each statement execute function note_products(''product_id'')', v_table);
  end loop;
end $$;
