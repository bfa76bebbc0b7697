-- Coupons (specification, shopping 3, 5 and 9): a fixed amount or a part off a whole basket, for whom and how
-- often it says. Uses are claimed in the order's transaction and given back when the order dies.

create table coupon (
  codigo text primary key check (codigo = upper(codigo) and codigo !~ '\s' and codigo <> ''),
  tipo text not null check (tipo in ('global-absoluto', 'global-porcentaje')),
  -- Cents, or hundredths of a percent.
  valor int not null check (valor > 0 and (tipo = 'global-absoluto' or valor <= 10000)),
  tipo_producto text[] not null default '{}',
  minimo int not null default 0 check (minimo >= 0),
  acumulable boolean not null default false,
  desde timestamptz not null,
  hasta timestamptz check (hasta > desde),
  -- Uses left in all; null: there is no cap, and nothing is counted.
  quedan int check (quedan >= 0),
  por_persona int check (por_persona > 0),
  descripcion_es text not null,
  descripcion_ca text not null,
  descripcion_pt text not null
);

-- How often somebody used a coupon that has a cap for each: by account, and by normalised e-mail, so that
-- guests count too.
create table coupon_use (
  codigo text not null references coupon on delete cascade,
  persona text not null,
  usos int not null check (usos >= 0),
  primary key (codigo, persona)
);

create table coupon_claim (
  order_id bigint not null references customer_order on delete cascade,
  codigo text not null references coupon,
  personas text[] not null,
  importe int not null check (importe >= 0),
  creado timestamptz not null,
  liberado timestamptz,
  primary key (order_id, codigo)
);
create index coupon_claim_codigo on coupon_claim (codigo);

create trigger coupon_added after insert or delete on coupon for each statement execute function note_everything();
-- What is left of a coupon changes with every order, and is not read from memory.
create trigger coupon_changed after update of tipo, valor, tipo_producto, minimo, acumulable, desde, hasta, descripcion_es, descripcion_ca, descripcion_pt
  on coupon for each statement execute function note_everything();

-- Baskets that were stored before there were coupons have none.
update basket set state = state || '{"cupones": []}' where not state ? 'cupones';

-- Locks coupons in the order of their codes, so that nobody takes a use between here and `take_coupons`. The
-- first of which nothing is left, for anybody or for these persons; null where all can be had.
create function lock_coupons(p_coupons jsonb, p_personas jsonb) returns text
language plpgsql as $$
declare
  v_coupon record;
  v_persona text;
begin
  for v_coupon in
    select c.codigo, c.quedan, c.por_persona
    from jsonb_to_recordset(p_coupons) as w(codigo text) join coupon c on c.codigo = w.codigo
    where c.quedan is not null or c.por_persona is not null
    order by c.codigo
  loop
    if v_coupon.quedan is not null then
      perform from coupon c where c.codigo = v_coupon.codigo and c.quedan > 0 for update;
      if not found then
        return v_coupon.codigo;
      end if;
    end if;
    if v_coupon.por_persona is not null then
      for v_persona in select p from jsonb_array_elements_text(p_personas) as p order by p loop
        insert into coupon_use as u (codigo, persona, usos) values (v_coupon.codigo, v_persona, 0)
        on conflict on constraint coupon_use_pkey do update set usos = u.usos where u.usos < v_coupon.por_persona;
        if not found then
          return v_coupon.codigo;
        end if;
      end loop;
    end if;
  end loop;
  return null;
end $$;

-- Takes one use of each coupon, which `lock_coupons` found to be there.
create function take_coupons(p_order_id bigint, p_coupons jsonb, p_personas jsonb, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_personas constant text[] := array(select jsonb_array_elements_text(p_personas));
  v_coupon record;
begin
  for v_coupon in
    select w.codigo, w.importe, c.quedan, c.por_persona
    from jsonb_to_recordset(p_coupons) as w(codigo text, importe int) join coupon c on c.codigo = w.codigo order by w.codigo
  loop
    if v_coupon.quedan is not null then
      update coupon c set quedan = c.quedan - 1 where c.codigo = v_coupon.codigo;
    end if;
    if v_coupon.por_persona is not null then
      update coupon_use u set usos = u.usos + 1 where u.codigo = v_coupon.codigo and u.persona = any (v_personas);
    end if;
    insert into coupon_claim (order_id, codigo, personas, importe, creado)
    values (p_order_id, v_coupon.codigo, v_personas, v_coupon.importe, p_now)
    on conflict on constraint coupon_claim_pkey
      do update set personas = excluded.personas, importe = excluded.importe, creado = excluded.creado, liberado = null;
  end loop;
end $$;

-- Gives back the uses that an order claimed. Its row must be locked; asked twice, it gives back once.
create function release_coupons(p_order_id bigint, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_claim record;
begin
  for v_claim in
    select c.codigo, c.personas from coupon_claim c where c.order_id = p_order_id and c.liberado is null order by c.codigo
  loop
    update coupon c set quedan = c.quedan + 1 where c.codigo = v_claim.codigo and c.quedan is not null;
    update coupon_use u set usos = u.usos - 1
    where u.codigo = v_claim.codigo and u.persona = any (v_claim.personas) and u.usos > 0;
  end loop;
  update coupon_claim c set liberado = p_now where c.order_id = p_order_id and c.liberado is null;
end $$;

-- Writes an order with all that it takes: goods, time, lines, the attempt to pay, mails and jobs.
-- `p_order` has the columns of customer_order (`id` and `order_number` where a lapsed order comes back)
-- and beside them `basket` {version, state}, `claims` [{offer_id, cantidad, precio, descuento}], `coupons`
-- [{codigo, importe}] and `personas`, under which their uses are counted, `lines`
-- (columns of order_line), `payments` (at most one: reference, gateway, payment_type, importe), `mails`
-- (columns of mail; each learns the order's id) and `jobs` [{kind, payload, run_at, dedupe}]; a job
-- without payload is about the order.
-- `codigo` is null, or why nothing at all was written: `cesta-cambiada`, `pedido-existe`, `oferta-cambiada`,
-- or the code of confirm_hold.
create or replace function write_order(p_order jsonb, p_now timestamptz)
returns table (codigo text, order_id bigint, order_number text)
language plpgsql as $$
declare
  v_order customer_order;
  v_before record;
  v_about jsonb;
  v_coupon text;
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

  v_coupon := lock_coupons(p_order -> 'coupons', p_order -> 'personas');
  if v_coupon is not null then
    codigo := 'cupon-usado';
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
  perform take_coupons(v_order.id, p_order -> 'coupons', p_order -> 'personas', p_now);

  order_id := v_order.id;
  order_number := v_order.order_number;
  return next;
end $$;

-- Takes the goods and coupons of a lapsed order again and turns a hold into its booking: all, or nothing and why.
-- The order's row must be locked.
create or replace function reclaim_order(p_order_id bigint, p_token uuid, p_matricula text, p_now timestamptz) returns text
language plpgsql as $$
declare
  v_claims constant jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('offer_id', c.offer_id, 'cantidad', c.cantidad)), '[]') from stock_claim c where c.order_id = p_order_id and c.liberado is not null);
  v_coupons constant jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('codigo', c.codigo, 'importe', c.importe)), '[]') from coupon_claim c where c.order_id = p_order_id and c.liberado is not null);
  v_personas constant jsonb := (
    select coalesce(jsonb_agg(distinct p.persona), '[]') from coupon_claim c, unnest(c.personas) as p(persona) where c.order_id = p_order_id);
  v_time record;
begin
  if not lock_offers(v_claims) then
    return 'sin-existencias';
  end if;
  if lock_coupons(v_coupons, v_personas) is not null then
    return 'cupon-usado';
  end if;
  select t.codigo, t.appointment_id into v_time from confirm_hold(p_token, p_order_id, p_matricula) as t;
  if v_time.codigo is not null then
    return v_time.codigo;
  end if;
  perform take_goods(p_order_id, v_claims, p_now);
  perform take_coupons(p_order_id, v_coupons, v_personas, p_now);
  update customer_order o set appointment_id = v_time.appointment_id where o.id = p_order_id;
  return null;
end $$;
