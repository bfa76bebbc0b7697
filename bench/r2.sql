\set customer random(1, 100000)
\set product random(1, 10000)
begin;
insert into r2_order (customer, total) values (:customer, 40960) returning id \gset
insert into r2_line (order_id, posicion, product, cantidad, importe)
  values (:id, 1, :product, 4, 10240), (:id, 2, :product, 4, 2000), (:id, 3, :product, 1, 0), (:id, 4, :product, 1, 4900);
update r2_stock set units = units - 4 where product = :product;
commit;
