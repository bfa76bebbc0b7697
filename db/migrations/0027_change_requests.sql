-- Who bought with an appointment asks its workshop for another time: near times are held, and staff take one of them.
create table change_request (
  id uuid primary key,
  appointment_id uuid not null,
  order_id bigint not null references customer_order on delete cascade,
  cod_tienda int not null references workshop,
  fecha date not null,
  franja text not null check (franja in ('dia', 'manana', 'tarde')),
  comentario text,
  status text not null check (status in ('pendiente', 'aceptada', 'rechazada', 'caducada', 'retirada')),
  -- Why staff cannot, in their words.
  frase text,
  -- Who of the staff answered; null where the link of the letter did.
  account_id uuid references account on delete set null,
  creado timestamptz not null,
  vence timestamptz not null,
  resuelto timestamptz,
  check ((status = 'pendiente') = (resuelto is null))
);
-- One question at a time.
create unique index change_request_open on change_request (appointment_id) where status = 'pendiente';
create index change_request_workshop on change_request (cod_tienda, creado) where status = 'pendiente';
create index change_request_order on change_request (order_id);

create table change_proposal (
  request_id uuid not null references change_request on delete cascade,
  -- Names the held time.
  token uuid not null unique,
  fecha date not null,
  hora time not null,
  primary key (request_id, token)
);

-- Moves an appointment to a time that is held for it, in its own rows, and frees all that is held for it besides.
-- `codigo` is null, `cita-no-existe`, `reserva-caducada` or `matricula-ya-citada`; nothing is raised. As with
-- `confirm_hold`, no lock of the day: the rows and their clock decide.
create function take_proposal(p_appointment uuid, p_token uuid) returns text
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hold record;
begin
  if current_setting('synchronous_commit') = 'off' then
    set local synchronous_commit to default;
  end if;
  perform from allocation a where a.appointment_id = p_appointment and a.status = 'confirmed' and a.etapa = 1 for update;
  if not found then
    return 'cita-no-existe';
  end if;
  select a.appointment_id, a.expires_at into v_hold from allocation a
  where a.hold_token = p_token and a.moves = p_appointment and a.status = 'held' and a.etapa = 1 for update;
  if v_hold.expires_at is null or v_hold.expires_at <= clock_timestamp() then
    return 'reserva-caducada';
  end if;
  begin
    update allocation a set bay_id = h.bay_id, span = h.span, recordado = null
    from allocation h
    where a.appointment_id = p_appointment and h.appointment_id = v_hold.appointment_id and h.etapa = a.etapa;
    delete from allocation a
    where a.hold_token in (
      select p.token from change_proposal p join change_request r on r.id = p.request_id where r.appointment_id = p_appointment)
      and a.status = 'held';
  exception when unique_violation then
    return 'matricula-ya-citada';
  end;
  return null;
end $$;
