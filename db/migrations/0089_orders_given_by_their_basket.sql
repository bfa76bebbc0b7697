-- An account that is made with a basket's id is given its guest's order (docs/decisions/007). Null of those that were given before:
-- nothing tells them from what an account ordered.
alter table customer_order add column dado_por_cesta boolean;
comment on column customer_order.dado_por_cesta is
  'given to its account by the id of its basket alone: no letter has shown yet that whoever has the account reads the order''s address; null is no';
