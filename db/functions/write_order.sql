-- Writes an order with all that it takes: goods, time, capped uses, lines, the attempt to pay, mails and jobs; or nothing.
-- `p_order` has the columns of customer_order (`id` and `order_number` where a lapsed order comes back) and beside them
--   basket    {version, state}: the version that was priced, and the state to remember
--   claims    [{offer_id, cantidad, precio, descuento}]
--   caps      [{clave, cantidad}]
--   personas  under whom caps are counted
--   lines     [columns of order_line]
--   payments  [{reference, gateway, payment_type, importe}], at most one
--   mails     [columns of mail]; each learns the order's id
--   jobs      [{kind, payload, run_at, dedupe}]; a job without payload is about the order
--   guest     what the order of an unproved guest claims (`take_guest_places`), or null
--
-- Decides: the basket is still the one that was priced; it has no other order that lives; the goods can be had at those
-- prices; the time is still held; enough is left of caps and of a guest's places.
--
-- Locks, in the one order that everybody keeps: basket, order, offers by id, the hold, caps by key, uses of persons,
-- places of guests.
--
-- Answers one row. `codigo` is null, or why nothing at all was written: `cesta-cambiada`, `pedido-existe`,
-- `oferta-cambiada`, or the code of `confirm_hold`. What is used up raises RC001 and RC011 to RC015: to catch it here would
-- cost every order a subtransaction.
create or replace function write_order(p_order jsonb, p_now timestamptz)
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

  v_order.id := coalesce(v_order.id, nextval('customer_order_id_seq'));
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
    -- A late payment takes again what the order claims: not what it claimed before it came back as another.
    delete from stock_claim c where c.order_id = v_before.id;
    delete from cap_claim c where c.order_id = v_before.id;
  end if;

  with written as (
    insert into customer_order overriding system value values (v_order.*)
    on conflict (id) do update set
      account_id = excluded.account_id, email = excluded.email, email_norm = excluded.email_norm, nombre = excluded.nombre,
      apellidos = excluded.apellidos, telefono = excluded.telefono, idioma = excluded.idioma, status = excluded.status,
      terms = excluded.terms, payment_type = excluded.payment_type, cod_tienda = excluded.cod_tienda,
      appointment_id = excluded.appointment_id, matricula = excluded.matricula, total = excluded.total,
      a_pagar = excluded.a_pagar, billing = excluded.billing, snapshot = excluded.snapshot, caduca = excluded.caduca,
      pendiente_desde = excluded.pendiente_desde, dado_por_cesta = excluded.dado_por_cesta
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
  perform take_caps(v_order.id, p_order -> 'caps', p_order -> 'personas', p_now);
  if p_order -> 'guest' <> 'null' then
    perform take_guest_places(p_order -> 'guest', null, v_order.id, p_now);
  end if;

  order_id := v_order.id;
  order_number := v_order.order_number;
  return next;
end $$;
