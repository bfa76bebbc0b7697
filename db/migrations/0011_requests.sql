-- Who waits for a product that nobody has, until it is back. One row for a person and a product: asking again
-- changes nothing.
create table product_request (
  id uuid primary key,
  product_id int not null references product on delete cascade,
  email text not null,
  idioma text not null check (idioma in ('es', 'ca')),
  cantidad int not null check (cantidad between 1 and 20),
  precio int,                                   -- cents, what the visitor saw for one unit, tax included
  creado timestamptz not null,
  avisado timestamptz,                          -- when the one message was written
  unique (product_id, email)
);
create index product_request_waiting on product_request (product_id) where avisado is null;
