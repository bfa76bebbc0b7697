-- needs: note_everything, note_products

create table tyre_model (
  id int primary key,
  brand_id int not null references brand,
  slug text not null,
  modelo text not null,
  tipo_vehiculo text not null check (tipo_vehiculo in (
    'turismo', '4x4', 'furgoneta', 'moto', 'quad', 'patinete', 'camion', 'agricola')),
  temporada text not null check (temporada in ('verano', 'invierno', 'allseason')),
  gama text not null,                           -- key of its description: confort, deportivo, eco, mixto …
  garantia_anos int not null,
  popularidad int not null,
  unique (brand_id, slug)
);
create trigger tyre_model_changed after insert or update or delete on tyre_model for each statement execute function note_everything();

create table tyre (
  product_id int primary key references product on delete cascade,
  model_id int not null references tyre_model,
  ancho numeric(6, 2) not null,
  serie numeric(4, 1) not null,
  llanta numeric(4, 1) not null,
  ic int,
  ic2 int,                                      -- load index when fitted in twin
  cv text,
  c boolean not null default false,
  xl boolean not null default false,
  runflat boolean not null default false,
  ms boolean not null,
  nieve boolean not null,                       -- 3PMSF
  consumo text check (consumo in ('A', 'B', 'C', 'D', 'E')),
  mojado text check (mojado in ('A', 'B', 'C', 'D', 'E')),
  ruido_db int,
  ruido text check (ruido in ('A', 'B', 'C')),
  eprel_id int,
  peso int not null,                            -- grams, of the new tyre
  ecotasa int not null check (ecotasa >= 0),    -- cents, net
  specs text not null,                          -- its part of the sheet's address: 205-55-r16-91v
  orden int not null,                           -- place among all when sorted as recommended
  medida text not null,                         -- 205/55 R16 91V
  hl boolean not null default false,            -- high load, above XL
  -- The maker's own word for its run-flat tyres.
  tipo_runflat text check (tipo_runflat in ('SSR', 'ROF', 'EMT', 'DSST', 'RFT', 'ZP', 'r-f', 'HRS', 'XRP', 'ZPS')),
  -- The label's ice grip (Regulation (EU) 2020/740: tyres of class C1 alone, in practice Nordic winter tyres).
  hielo boolean not null default false,
  unique (model_id, specs),
  -- Outside the scope of the label (Regulation (EU) 2020/740, art. 2) a tyre has none of its values, and some have no rating.
  constraint whole_rating check ((ic is null) = (cv is null)),
  constraint whole_label check (num_nulls(consumo, mojado, ruido_db, ruido, eprel_id) in (0, 5)),
  constraint tyre_load check (not (hl and xl)),
  constraint tyre_runflat_kind check (tipo_runflat is null or runflat),
  constraint tyre_ice check (not hielo or (nieve and not c))
);
create index tyre_size on tyre (ancho, serie, llanta);
create index tyre_order on tyre (orden);
create trigger tyre_added after insert on tyre
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger tyre_changed after update on tyre
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger tyre_removed after delete on tyre for each statement execute function note_everything();

-- What stands beside a tyre is part of it for whoever keeps products in memory: hence the triggers of these tables.

-- Of motorcycles, quads and e-scooters. Its height (`alto`) is the `serie` of the tyre.
create table tyre_moto (
  product_id int primary key references tyre on delete cascade,
  tipo text not null check (tipo in (
    'scooter', 'urbano', 'deportivo', 'trail', 'custom', 'offroad', 'trial', 'quad', 'patinete')),
  posicion text not null check (posicion in ('delantera', 'trasera', 'ambas')),
  camara text not null check (camara in ('TL', 'TT'))
);
create trigger traits_added after insert on tyre_moto
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger traits_changed after update on tyre_moto
  referencing new table as changed for each statement execute function note_products('product_id');

create table tyre_truck (
  product_id int primary key references tyre on delete cascade,
  eje text not null check (eje in ('direccion', 'traccion', 'remolque', 'mixto'))
);
create trigger traits_added after insert on tyre_truck
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger traits_changed after update on tyre_truck
  referencing new table as changed for each statement execute function note_products('product_id');

create table tyre_agri (
  product_id int primary key references tyre on delete cascade,
  uso text not null check (uso in ('tractor', 'direccion', 'vinedo', 'hileras', 'cosechadora', 'apero', 'remolque', 'industrial')),
  flexion text check (flexion in ('IF', 'VF')),
  pr int                                        -- ply rating of cross-ply tyres
);
create trigger traits_added after insert on tyre_agri
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger traits_changed after update on tyre_agri
  referencing new table as changed for each statement execute function note_products('product_id');
