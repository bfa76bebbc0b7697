-- The books (docs/decisions/024): what is counted twice so that it can be compared, and what the last look found.

-- Units that living orders have set aside, kept by the statements that move `stock`: an import says what `stock` is,
-- and this still says what was taken out of it.
alter table offer add column apartado int not null default 0 check (apartado >= 0);
update offer o set apartado = c.cantidad
from (select offer_id, sum(cantidad) as cantidad from stock_claim where liberado is null group by offer_id) c
where c.offer_id = o.id;

-- As in 0005, but an offer is locked and judged by one statement, by what it is once nobody else has it.
create or replace function lock_offers(p_claims jsonb) returns boolean
language plpgsql as $$
declare
  v_claim record;
  v_suffices boolean;
  v_all boolean := true;
begin
  for v_claim in
    select c.* from jsonb_to_recordset(p_claims) as c(offer_id int, cantidad int, precio int, descuento int) order by c.offer_id
  loop
    select o.stock >= v_claim.cantidad and o.precio = coalesce(v_claim.precio, o.precio)
      and o.descuento = coalesce(v_claim.descuento, o.descuento)
    into v_suffices from offer o where o.id = v_claim.offer_id for no key update;
    v_all := v_all and coalesce(v_suffices, false);
  end loop;
  return v_all;
end $$;

-- Takes goods whose offers are locked and suffice.
create or replace function take_goods(p_order_id bigint, p_claims jsonb, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_claim record;
begin
  for v_claim in select c.* from jsonb_to_recordset(p_claims) as c(offer_id int, cantidad int) loop
    update offer o set stock = o.stock - v_claim.cantidad, apartado = o.apartado + v_claim.cantidad where o.id = v_claim.offer_id;
    insert into stock_claim (order_id, offer_id, cantidad, creado)
    values (p_order_id, v_claim.offer_id, v_claim.cantidad, p_now)
    on conflict on constraint stock_claim_pkey
      do update set cantidad = excluded.cantidad, creado = excluded.creado, liberado = null;
  end loop;
end $$;

-- Gives back what an order claimed. Its row must be locked; asked twice, it gives back once.
create or replace function release_stock(p_order_id bigint, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_claim record;
begin
  for v_claim in
    select c.offer_id, c.cantidad from stock_claim c where c.order_id = p_order_id and c.liberado is null order by c.offer_id
  loop
    update offer o set stock = o.stock + v_claim.cantidad, apartado = o.apartado - v_claim.cantidad where o.id = v_claim.offer_id;
  end loop;
  update stock_claim c set liberado = p_now where c.order_id = p_order_id and c.liberado is null;
end $$;

-- What the last look at each rule found; what a rule says: src/server/books/books-store.ts.
create table book_check (
  regla text primary key,
  descuadres int not null check (descuadres >= 0),
  ejemplos text[] not null,
  mirado timestamptz not null
);
