-- Baskets for one visit of one car: what may not lie in one basket lies beside it (docs/decisions/080).
alter table basket add column visita uuid;
create index basket_visita on basket (visita) where visita is not null;
