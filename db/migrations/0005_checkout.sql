-- Orders: everything that an order takes or writes, in one call inside the order's transaction.
-- Locks are taken in one order by everybody: basket, order, offers by id, the time.

-- Since when the order has been waiting for a payment: a new attempt extends its wait only so far.
alter table customer_order add column pendiente_desde timestamptz;

-- Attempts in the order in which they were made, and when the gateway was last asked about one, so that
-- each has its turn.
alter table payment
  add column intento bigint not null generated always as identity,
  add column consultado timestamptz;

-- Locks the offers of some goods, by id so that no two orders wait for each other, and answers whether
-- all can be had: so many units and, where a claim names them, at that price and discount. One after the
-- other, because a join with unnested claims would be planned for a hundred of them and read all offers.
create function lock_offers(p_claims jsonb) returns boolean
language plpgsql as $$
declare
  v_claim record;
  v_all boolean := true;
begin
  for v_claim in
    select c.* from jsonb_to_recordset(p_claims) as c(offer_id int, cantidad int, precio int, descuento int) order by c.offer_id
  loop
    perform from offer o where o.id = v_claim.offer_id for no key update;
    v_all := v_all and exists (
      select from offer o
      where o.id = v_claim.offer_id and o.stock >= v_claim.cantidad
        and o.precio = coalesce(v_claim.precio, o.precio) and o.descuento = coalesce(v_claim.descuento, o.descuento));
  end loop;
  return v_all;
end $$;

-- Takes goods whose offers are locked and suffice.
create function take_goods(p_order_id bigint, p_claims jsonb, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_claim record;
begin
  for v_claim in select c.* from jsonb_to_recordset(p_claims) as c(offer_id int, cantidad int) loop
    update offer o set stock = o.stock - v_claim.cantidad where o.id = v_claim.offer_id;
    insert into stock_claim (order_id, offer_id, cantidad, creado)
    values (p_order_id, v_claim.offer_id, v_claim.cantidad, p_now)
    on conflict on constraint stock_claim_pkey
      do update set cantidad = excluded.cantidad, creado = excluded.creado, liberado = null;
  end loop;
end $$;

-- Gives back what an order claimed. Its row must be locked; asked twice, it gives back once.
create function release_stock(p_order_id bigint, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_claim record;
begin
  for v_claim in
    select c.offer_id, c.cantidad from stock_claim c where c.order_id = p_order_id and c.liberado is null order by c.offer_id
  loop
    update offer o set stock = o.stock + v_claim.cantidad where o.id = v_claim.offer_id;
  end loop;
  update stock_claim c set liberado = p_now where c.order_id = p_order_id and c.liberado is null;
end $$;

-- Writes an order with all that it takes: goods, time, lines, the attempt to pay, mails and jobs.
-- `p_order` has the columns of customer_order (`id` and `order_number` where a lapsed order comes back)
-- and beside them `basket` {version, state}, `claims` [{offer_id, cantidad, precio, descuento}], `lines`
-- (columns of order_line), `payments` (at most one: reference, gateway, payment_type, importe), `mails`
-- (columns of mail; each learns the order's id) and `jobs` [{kind, payload, run_at, dedupe}]; a job
-- without payload is about the order.
-- `codigo` is null, or why nothing at all was written: `cesta-cambiada`, `pedido-existe`, `oferta-cambiada`,
-- or the code of confirm_hold.
create function write_order(p_order jsonb, p_now timestamptz)
returns table (codigo text, order_id bigint, order_number text)
language plpgsql as $$
declare
  v_order customer_order;
  v_before record;
  v_about jsonb;
begin
  v_order := jsonb_populate_record(null::customer_order, p_order);

  perform from basket b
  where b.cesta_id = v_order.cesta_id and b.version = (p_order -> 'basket' ->> 'version')::int for update;
  if not found then
    codigo := 'cesta-cambiada';
    return next;
    return;
  end if;

  select o.id, o.status into v_before from customer_order o where o.cesta_id = v_order.cesta_id for update;
  if found and (v_before.id is distinct from v_order.id or v_before.status <> 'caducado') then
    codigo := 'pedido-existe';
    return next;
    return;
  end if;

  if not lock_offers(p_order -> 'claims') then
    codigo := 'oferta-cambiada';
    return next;
    return;
  end if;

  v_order.id := coalesce(v_order.id, nextval(pg_get_serial_sequence('customer_order', 'id')));
  select t.codigo, t.appointment_id into codigo, v_order.appointment_id
  from confirm_hold(v_order.cesta_id, v_order.id, v_order.matricula) as t;
  if codigo is not null then
    return next;
    return;
  end if;

  v_order.order_number := coalesce(v_order.order_number, 'R' || lpad(nextval('order_number')::text, 7, '0'));
  v_about := jsonb_build_object('orderId', v_order.id);
  if v_before.id is not null then
    delete from order_line l where l.order_id = v_before.id;
  end if;

  with written as (
    insert into customer_order overriding system value values (v_order.*)
    on conflict (id) do update set
      account_id = excluded.account_id, email = excluded.email, email_norm = excluded.email_norm, nombre = excluded.nombre,
      apellidos = excluded.apellidos, telefono = excluded.telefono, idioma = excluded.idioma, status = excluded.status,
      terms = excluded.terms, payment_type = excluded.payment_type, cod_tienda = excluded.cod_tienda,
      appointment_id = excluded.appointment_id, matricula = excluded.matricula, total = excluded.total,
      a_pagar = excluded.a_pagar, billing = excluded.billing, snapshot = excluded.snapshot, caduca = excluded.caduca,
      pendiente_desde = excluded.pendiente_desde
  ), remembered as (
    update basket b set state = p_order -> 'basket' -> 'state', version = b.version + 1, actualizado = p_now,
      account_id = coalesce(b.account_id, v_order.account_id)
    where b.cesta_id = v_order.cesta_id
  ), paying as (
    insert into payment (reference, order_id, gateway, payment_type, importe, status, creado)
    select w.reference, v_order.id, w.gateway, w.payment_type, w.importe, 'iniciado', p_now
    from jsonb_to_recordset(p_order -> 'payments') as w(reference text, gateway text, payment_type text, importe int)
  ), told as (
    insert into mail (id, template, destinatario, idioma, datos, creado)
    select w.id, w.template, w.destinatario, w.idioma, coalesce(w.datos, '{}') || v_about, p_now
    from jsonb_to_recordset(p_order -> 'mails') as w(id uuid, template text, destinatario text, idioma text, datos jsonb)
  ), queued as (
    insert into job (kind, payload, dedupe, run_at)
    select w.kind, coalesce(w.payload, v_about), coalesce(w.dedupe, v_order.id::text), coalesce(w.run_at, p_now)
    from jsonb_to_recordset(p_order -> 'jobs') as w(kind text, payload jsonb, dedupe text, run_at timestamptz)
  )
  insert into order_line (order_id, posicion, clase, id_navision, product_id, descripcion, cantidad, precio, ecotasa, impuesto, importe)
  select v_order.id, l.posicion, l.clase, l.id_navision, l.product_id, l.descripcion, l.cantidad, l.precio, l.ecotasa, l.impuesto, l.importe
  from jsonb_to_recordset(p_order -> 'lines') as l(posicion int, clase text, id_navision text, product_id int, descripcion text,
    cantidad int, precio int, ecotasa int, impuesto int, importe int);
  perform take_goods(v_order.id, p_order -> 'claims', p_now);

  order_id := v_order.id;
  order_number := v_order.order_number;
  return next;
end $$;

-- Takes the goods of a lapsed order again and turns a hold into its booking: all, or nothing and why.
-- The order's row must be locked.
create function reclaim_order(p_order_id bigint, p_token uuid, p_matricula text, p_now timestamptz) returns text
language plpgsql as $$
declare
  v_claims constant jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('offer_id', c.offer_id, 'cantidad', c.cantidad)), '[]') from stock_claim c where c.order_id = p_order_id and c.liberado is not null);
  v_time record;
begin
  if not lock_offers(v_claims) then
    return 'sin-existencias';
  end if;
  select t.codigo, t.appointment_id into v_time from confirm_hold(p_token, p_order_id, p_matricula) as t;
  if v_time.codigo is not null then
    return v_time.codigo;
  end if;
  perform take_goods(p_order_id, v_claims, p_now);
  update customer_order o set appointment_id = v_time.appointment_id where o.id = p_order_id;
  return null;
end $$;
