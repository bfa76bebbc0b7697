-- How many of a tyre were fitted, by the month in which they were ordered: counted from orders that are done. Months before the first
-- order of this shop may be brought along; they are left as they are.
create table tyre_fitted (
  product_id int not null references product on delete cascade,
  mes date not null check (extract(day from mes) = 1),
  unidades int not null check (unidades > 0),
  primary key (product_id, mes)
);
