-- Services: what the insurance of a tyre pays, and what costs less with enough of the products that it goes with
-- (specification, shopping 2 and 3).

-- By kilometres since the tyre was fitted. Past the last step nothing is paid.
create table insurance_cover (
  hasta_km int primary key check (hasta_km > 0),
  cubre_bp int not null check (cubre_bp between 1 and 10000)
);
create trigger insurance_cover_changed after insert or update or delete on insurance_cover for each statement execute function note_everything();

alter table service
  add column descuento_asociado int not null default 0 check (descuento_asociado between 0 and 10000),
  add column unidades_asociadas int not null default 0 check (unidades_asociadas >= 0),
  add constraint whole_association check ((descuento_asociado = 0) = (unidades_asociadas = 0));
comment on column service.descuento_asociado is 'hundredths of a percent off, from unidades_asociadas units of its products on';
