-- What strangers may have without proving anything (decision 038). Each thing that lives claims one of so many places of a
-- person, or of a network, by a unique key; a place whose thing lives no longer is anybody's.
create table guest_place (
  persona text not null,
  clase text not null check (clase in ('cita', 'taller', 'unidad', 'pago')),
  place int not null,
  visit_id uuid,
  order_id bigint,
  primary key (persona, clase, place),
  check ((visit_id is null) <> (order_id is null))
);
create index guest_place_order on guest_place (order_id) where order_id is not null;

-- How much was made from a network on a day, in UTC.
create table guest_day (
  network text not null,
  dia date not null,
  usados int not null,
  primary key (network, dia)
);

-- A code that is on its way to an address. The code itself is not kept: it is made of the id and a secret.
create table email_code (
  id uuid primary key,
  persona text not null,
  vence timestamptz not null,
  intentos int not null default 0
);

-- Who has shown when that an address is theirs: an account, or a browser.
create table email_proof (
  persona text not null,
  quien uuid not null,
  probado timestamptz not null,
  primary key (persona, quien)
);

create function guest_place_lives(p_place guest_place, p_now timestamptz) returns boolean language sql stable as $$
  select case
    when p_place.visit_id is not null then exists (
      select from allocation a where a.appointment_id = p_place.visit_id and a.etapa = 1
        and a.status in ('confirmed', 'arrived', 'working') and upper(a.span) > p_now)
    when p_place.clase = 'pago' then exists (
      select from customer_order o where o.id = p_place.order_id and o.status = 'pendiente-pago')
    else exists (
      select from customer_order o join allocation a on a.order_id = o.id and a.etapa = 1
      where o.id = p_place.order_id and o.status = 'confirmado' and o.pagado = 0
        and a.status in ('confirmed', 'arrived', 'working') and upper(a.span) > p_now)
  end
$$;

-- Claims what an appointment or an order of an unproved guest takes: `p_guest` is {places: [{persona, clase, cantidad, most}],
-- network, most}, of which `network` may be null. Where too little is left raises RC011 (cita), RC012 (taller), RC013
-- (unidad), RC014 (pago) or RC015 (the network's day), so that nothing of what the caller did before stays.
create function take_guest_places(p_guest jsonb, p_visit uuid, p_order bigint, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_wish record;
  v_taken int;
  v_added int;
begin
  delete from guest_place g where g.order_id = p_order;
  for v_wish in
    select w.persona, w.clase, w.cantidad, w.most
    from jsonb_to_recordset(p_guest -> 'places') as w(persona text, clase text, cantidad int, most int)
    order by w.persona, w.clase
  loop
    delete from guest_place g
    where g.persona = v_wish.persona and g.clase = v_wish.clase and not guest_place_lives(g, p_now);
    v_taken := 0;
    for v_place in 1..v_wish.most loop
      exit when v_taken = v_wish.cantidad;
      -- Waits for whoever is taking this place at this moment.
      insert into guest_place (persona, clase, place, visit_id, order_id)
      values (v_wish.persona, v_wish.clase, v_place, p_visit, p_order) on conflict do nothing;
      get diagnostics v_added = row_count;
      v_taken := v_taken + v_added;
    end loop;
    if v_taken < v_wish.cantidad then
      raise exception 'a guest has all that one may have: %', v_wish.clase
        using errcode = case v_wish.clase when 'cita' then 'RC011' when 'taller' then 'RC012' when 'unidad' then 'RC013' else 'RC014' end;
    end if;
  end loop;
  if p_guest ->> 'network' is not null then
    insert into guest_day as d (network, dia, usados) values (p_guest ->> 'network', (p_now at time zone 'UTC')::date, 1)
    on conflict (network, dia) do update set usados = d.usados + 1 where d.usados < (p_guest ->> 'most')::int;
    get diagnostics v_added = row_count;
    if v_added = 0 then
      raise exception 'a network has had all of a day' using errcode = 'RC015';
    end if;
  end if;
end $$;

-- As in 0017, with `guest`: what the order of an unproved guest claims, or null.
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
  perform take_caps(v_order.id, p_order -> 'caps', p_order -> 'personas', p_now);
  if p_order -> 'guest' <> 'null' then
    perform take_guest_places(p_order -> 'guest', null, v_order.id, p_now);
  end if;

  order_id := v_order.id;
  order_number := v_order.order_number;
  return next;
end $$;
