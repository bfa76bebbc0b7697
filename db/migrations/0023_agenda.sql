-- The workshop's agenda: whose it is, what staff do with it, and who did what (decision 030).

-- Whose agenda a `taller` may open. Operators and administrators may open all.
create table staff_workshop (
  account_id uuid not null references account on delete cascade,
  cod_tienda int not null references workshop on delete cascade,
  primary key (account_id, cod_tienda)
);

-- Why a bay is blocked.
alter table allocation add column motivo text;
-- Written down by staff for somebody who stood there, or phoned. Who left no address has an empty one.
alter table visit add column sin_cita boolean not null default false;

-- What happened to every time that was more than held: written by triggers, so that a change by hand counts too.
create table allocation_log (
  id bigint generated always as identity primary key,
  en timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(),
  cod_tienda int not null,
  appointment_id uuid not null,
  allocation_id bigint not null,
  etapa int not null,
  quien text not null check (quien in ('cliente', 'tarea', 'personal')),
  account_id uuid,
  nombre text,
  -- What staff did at once, so that it is undone at once.
  accion uuid,
  que text not null check (que in ('crear', 'mover', 'estado', 'anular', 'cambiar', 'quitar', 'bloquear', 'levantar')),
  antes jsonb,
  despues jsonb,
  check (antes is not null or despues is not null)
);
create index allocation_log_appointment on allocation_log (appointment_id, id);
create index allocation_log_action on allocation_log (accion) where accion is not null;

create function keep_log() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the agenda is only added to';
end $$;
create trigger allocation_log_stays before update or delete on allocation_log for each row execute function keep_log();

-- A time as the log keeps it: on the workshop's wall.
create function logged_time(p_row allocation) returns jsonb language sql stable as $$
  select jsonb_build_object('rev', p_row.rev, 'status', p_row.status, 'bayId', p_row.bay_id,
    'desde', lower(p_row.span) at time zone p_row.tz, 'hasta', upper(p_row.span) at time zone p_row.tz)
$$;

-- Who is at it is said by `set_config`, for one transaction; whoever says nothing is a customer online.
create function log_allocation() returns trigger language plpgsql as $$
declare
  v_account constant uuid := nullif(current_setting('rodera.personal', true), '')::uuid;
  v_old allocation := case when tg_op <> 'INSERT' then old end;
  v_new allocation := case when tg_op <> 'DELETE' then new end;
  v_any allocation := case when tg_op = 'DELETE' then old else new end;
  v_before constant text := case when tg_op <> 'INSERT' and v_old.status <> 'held' then v_old.status end;
begin
  if tg_op = 'UPDATE' and (old.status, old.bay_id, old.span, old.appointment_id)
    is not distinct from (new.status, new.bay_id, new.span, new.appointment_id) then
    return null;
  end if;
  insert into allocation_log (cod_tienda, appointment_id, allocation_id, etapa, quien, account_id, nombre, accion, que, antes, despues)
  values (v_any.cod_tienda, v_any.appointment_id, v_any.id, v_any.etapa,
    case when v_account is not null then 'personal'
      when current_setting('rodera.tarea', true) = 'si' then 'tarea' else 'cliente' end,
    v_account, (select concat_ws(' ', c.nombre, nullif(c.apellidos, '')) from account c where c.id = v_account),
    nullif(current_setting('rodera.accion', true), '')::uuid,
    case
      when tg_op = 'DELETE' then 'quitar'
      when v_any.kind = 'block' and v_new.status = 'cancelled' then 'levantar'
      when v_any.kind = 'block' and coalesce(v_before, 'cancelled') = 'cancelled' then 'bloquear'
      when v_before is null then 'crear'
      when v_new.status = 'cancelled' then 'anular'
      when v_new.status <> v_before then 'estado'
      when (v_new.bay_id, v_new.span) is distinct from (v_old.bay_id, v_old.span) then 'mover'
      else 'cambiar'
    end,
    case when v_before is not null then logged_time(v_old) end,
    case when tg_op <> 'DELETE' then logged_time(v_new) end);
  return null;
end $$;

-- Holds come and go many times a second; what is only held is nobody's history. A condition is read anew by every
-- statement, so what is long stands in the function.
create trigger allocation_added after insert on allocation
  for each row when (new.status <> 'held') execute function log_allocation();
create trigger allocation_removed after delete on allocation
  for each row when (old.status <> 'held') execute function log_allocation();
create trigger allocation_changed after update of status, bay_id, span, appointment_id on allocation
  for each row when (old.status <> 'held' or new.status <> 'held') execute function log_allocation();

-- Whoever changes what they saw says which revision they saw, so every change that can be seen makes a new one.
create function count_revision() returns trigger language plpgsql as $$
begin
  if new.rev = old.rev and (old.status, old.bay_id, old.span) is distinct from (new.status, new.bay_id, new.span) then
    new.rev := old.rev + 1;
  end if;
  return new;
end $$;
create trigger allocation_counts before update of status, bay_id, span on allocation
  for each row when (old.status <> 'held') execute function count_revision();

-- Puts rows of one workshop where staff want them, all or none: on a bay, at a time, in a status; blocks that bay besides,
-- and drops holds that have no place any more. Times are on the workshop's wall.
--   p_rows    [{"id": 7, "appointmentId": …, "rev": 2, "bayId": 2, "desde": "2027-02-11T10:00", "hasta": …, "status": null, "held": false}]
--   p_blocks  [{"appointmentId": …, "bayId": 2, "desde": …, "hasta": …, "motivo": …}]
--   p_dropped [appointment, …]
-- Answers with nothing when it is done, else with why not and by whom: `agenda-cita-cambiada` is no more what was seen,
-- `agenda-choque` is in the way, `matricula-ya-citada` has a time on that day. Called last in its transaction: the days are
-- locked, in their order, and nobody waits for anything while they are (see 0003).
create function place_rows(p_cod_tienda int, p_rows jsonb, p_blocks jsonb, p_dropped uuid[])
returns table (codigo text, appointment_id uuid)
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_tz constant text := (select w.tz from workshop w where w.cod_tienda = p_cod_tienda);
  v_days date[];
  v_day date;
  v_touched uuid[];
  v_there bigint;
  v_mine bigint;
begin
  if current_setting('synchronous_commit') = 'off' then
    set local synchronous_commit to default;
  end if;
  select array_agg(d.fecha order by d.fecha) into v_days from (
    select a.fecha from jsonb_to_recordset(p_rows) as r(id bigint) join allocation a on a.id = r.id
    union
    select r.desde::date from jsonb_to_recordset(p_rows || p_blocks) as r(desde timestamp)
  ) as d;
  foreach v_day in array coalesce(v_days, '{}') loop
    perform pg_advisory_xact_lock(p_cod_tienda, v_day - date '2000-01-01');
  end loop;

  with ended as (
    select a.appointment_id from allocation a
    where a.cod_tienda = p_cod_tienda and a.fecha = any (v_days) and a.status = 'held' and a.etapa = 1 and a.expires_at <= clock_timestamp()
    for update skip locked
  )
  delete from allocation a using ended where a.appointment_id = ended.appointment_id;

  -- Nobody waits for the row of an appointment with a day locked: who finds one taken tries the whole again.
  select array_agg(distinct t.id) into v_touched from (
    select a.appointment_id from jsonb_to_recordset(p_rows) as r(id bigint) join allocation a on a.id = r.id
    union
    select d from unnest(p_dropped) as d
  ) as t(id);
  select count(*) into v_there from allocation a where a.appointment_id = any (v_touched);
  select count(*) into v_mine from (
    select a.id from allocation a where a.appointment_id = any (v_touched) for no key update skip locked) as locked;
  if v_mine <> v_there then
    raise exception using errcode = 'serialization_failure', message = 'an appointment is being changed at this moment';
  end if;

  return query
    select distinct 'agenda-cita-cambiada', r."appointmentId"
    from jsonb_to_recordset(p_rows) as r(id bigint, "appointmentId" uuid, rev int, held boolean)
    left join allocation a on a.id = r.id
    where case when a.id is null then not coalesce(r.held, false) else a.rev <> r.rev end;
  if found then
    return;
  end if;
  delete from allocation a where a.appointment_id = any (p_dropped) and a.status = 'held';

  return query
    select distinct 'agenda-choque', a.appointment_id
    from (
      select r."appointmentId", r."bayId", r.desde, r.hasta
      from jsonb_to_recordset(p_rows) as r(id bigint, "appointmentId" uuid, "bayId" int, desde timestamp, hasta timestamp, status text)
      join allocation a on a.id = r.id
      where coalesce(r.status, a.status) in ('held', 'confirmed', 'arrived', 'working')
      union all
      select b."appointmentId", b."bayId", b.desde, b.hasta
      from jsonb_to_recordset(p_blocks) as b("appointmentId" uuid, "bayId" int, desde timestamp, hasta timestamp)
    ) as w
    join allocation a on a.cod_tienda = p_cod_tienda and a.fecha = w.desde::date and a.bay_id = w."bayId"
      and a.span && tstzrange(w.desde at time zone v_tz, w.hasta at time zone v_tz)
    where a.status in ('held', 'confirmed', 'arrived', 'working')
      and (a.expires_at is null or a.expires_at > clock_timestamp())
      and a.id not in (select r.id from jsonb_to_recordset(p_rows) as r(id bigint))
      -- What is held for somebody to move to is in the way of all but their own appointment (0026).
      and to_jsonb(a) ->> 'moves' is distinct from w."appointmentId"::text;
  if found then
    return;
  end if;

  begin
    update allocation a
    set bay_id = r."bayId", status = coalesce(r.status, a.status),
      span = tstzrange(r.desde at time zone v_tz, r.hasta at time zone v_tz),
      -- Somebody reminded of another day is reminded again.
      recordado = case when r.desde::date = a.fecha then a.recordado end
    from jsonb_to_recordset(p_rows) as r(id bigint, "bayId" int, desde timestamp, hasta timestamp, status text)
    where a.id = r.id;
    insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status, motivo)
    select b."appointmentId", p_cod_tienda, b."bayId", v_tz,
      tstzrange(b.desde at time zone v_tz, b.hasta at time zone v_tz), 'block', 'confirmed', b.motivo
    from jsonb_to_recordset(p_blocks) as b("appointmentId" uuid, "bayId" int, desde timestamp, hasta timestamp, motivo text);
  exception when unique_violation then
    return query select 'matricula-ya-citada', null::uuid;
  end;
end $$;
