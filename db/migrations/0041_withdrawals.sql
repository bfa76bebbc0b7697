-- Who withdraws from an order, when, and what of it goes back (docs/decisions/059).
-- needs: log_change

create table withdrawal (
  id bigint primary key generated always as identity,
  order_id bigint not null unique references customer_order on delete cascade,
  -- `por-devolver`: goods that were taken home have to come back to the workshop first.
  estado text not null check (estado in ('hecho', 'por-devolver', 'devuelto')),
  -- What was withdrawn from: id_navision, cantidad, nombre_es, nombre_ca.
  lineas jsonb not null,
  importe int not null check (importe >= 0),    -- cents that go back, by whatever way they came
  recibido timestamptz not null,
  resuelto timestamptz,
  check ((estado = 'por-devolver') = (resuelto is null))
);
create index withdrawal_open on withdrawal (recibido) where estado = 'por-devolver';
create trigger withdrawal_signed after insert or update or delete on withdrawal
  for each row execute function log_change('id');
