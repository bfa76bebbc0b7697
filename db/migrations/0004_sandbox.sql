-- The address of one visit to the pretend gateway's page (HPP: pas_uuid), and the cents it gave back.
alter table sandbox_payment
  add column pas_uuid uuid not null unique default gen_random_uuid(),
  add column devuelto bigint check (devuelto > 0);
