-- Appointments that no order stands behind (specification, service 3 and 4). Their time is a row of `allocation` like
-- any other, so that shop and desk can never give the same time twice.

-- What may be booked without buying anything first.
create table visit_service (
  servicio text primary key,
  vehiculo text not null check (vehiculo in ('coche', 'moto', 'patinete')),
  nombre_es text not null,
  nombre_ca text not null,
  descripcion_es text not null,
  descripcion_ca text not null,
  minutos int not null check (minutos between 5 and 720),
  -- The machine that it asks for beyond a lift.
  skill text,
  -- What a workshop must say that it offers, beside the kind of vehicle.
  oferta text,
  -- Taken by telephone only: renting companies want to be asked first.
  solo_telefono boolean not null default false,
  orden int not null
);

create table scooter_brand (
  slug text primary key,
  marca text not null
);

create sequence visit_number;

create table visit (
  -- The appointment of its allocations.
  id uuid primary key,
  numero text not null unique,
  account_id uuid references account on delete set null,
  nombre text not null,
  apellidos text not null,
  email text not null,
  email_norm text not null,
  telefono text not null,
  idioma text not null check (idioma in ('es', 'ca')),
  vehiculo text not null check (vehiculo in ('coche', 'moto', 'patinete')),
  servicio text not null references visit_service,
  marca_patinete text references scooter_brand,
  matricula text,
  comentario text,
  status text not null check (status in ('confirmada', 'anulada')),
  -- Grows with every change; a link carries the one that it was written for.
  rev int not null default 1,
  creado timestamptz not null,
  cambiado timestamptz not null
);
create index visit_account on visit (account_id) where account_id is not null;

-- Whether the customer was reminded of an appointment, of an order or not.
alter table allocation add column recordado timestamptz;
create index allocation_to_remind on allocation (fecha)
  where status = 'confirmed' and kind = 'booking' and etapa = 1 and recordado is null;

-- Turns a visitor's hold into an appointment without order, or into the new time of the appointment `p_previous`, whose
-- old time is free from then on. `codigo` is null, `reserva-caducada`, `matricula-ya-citada` or `cita-no-existe`; nothing
-- is raised. As with `confirm_hold`, no lock of the day: the row and its clock decide.
create function confirm_visit(p_token uuid, p_matricula text, p_previous uuid)
returns table (codigo text, appointment_id uuid, cod_tienda int, alias text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hold record;
  v_rev int := 1;
  v_plate constant text := nullif(upper(regexp_replace(p_matricula, '[^A-Za-z0-9]', '', 'g')), '');
begin
  if current_setting('synchronous_commit') = 'off' then
    set local synchronous_commit to default;
  end if;
  select a.appointment_id, a.cod_tienda, a.fecha, a.expires_at into v_hold
  from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1 for update;
  if v_hold.expires_at is null or v_hold.expires_at <= clock_timestamp() then
    codigo := 'reserva-caducada';
    return next;
    return;
  end if;
  cod_tienda := v_hold.cod_tienda;
  alias := (select w.alias from workshop w where w.cod_tienda = v_hold.cod_tienda);

  with ended as (
    select a.appointment_id from allocation a
    where a.cod_tienda = v_hold.cod_tienda and a.fecha = v_hold.fecha and a.matricula_normalizada = v_plate
      and a.status = 'held' and a.kind = 'booking' and a.etapa = 1 and a.expires_at <= clock_timestamp()
    for update skip locked
  )
  delete from allocation a using ended where a.appointment_id = ended.appointment_id;

  begin
    if p_previous is not null then
      select a.rev + 1 into v_rev from allocation a
      where a.appointment_id = p_previous and a.status = 'confirmed' and a.etapa = 1 and a.order_id is null for update;
      if not found then
        codigo := 'cita-no-existe';
        return next;
        return;
      end if;
      delete from allocation a where a.appointment_id = p_previous;
    end if;
    appointment_id := coalesce(p_previous, v_hold.appointment_id);
    update allocation a
    set appointment_id = confirm_visit.appointment_id, status = 'confirmed', expires_at = null, matricula = p_matricula, rev = v_rev
    where a.appointment_id = v_hold.appointment_id;
  exception when unique_violation then
    codigo := 'matricula-ya-citada';
    appointment_id := null;
  end;
  return next;
end $$;

-- Frees the time of an appointment without order; false where it had none any more.
create function cancel_visit(p_appointment uuid) returns boolean
language plpgsql as $$
begin
  perform from allocation a
  where a.appointment_id = p_appointment and a.status = 'confirmed' and a.etapa = 1 and a.order_id is null for update;
  if not found then
    return false;
  end if;
  update allocation a set status = 'cancelled' where a.appointment_id = p_appointment;
  return true;
end $$;
