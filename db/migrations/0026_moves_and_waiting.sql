-- An appointment that is being moved does not stand in its own way: the hold of its new time names it, and two rows of
-- the same car never clash. Of two cars they clash as before.
alter table allocation add column moves uuid;
comment on column allocation.moves is 'of a hold: the appointment that takes its time when it is confirmed';
alter table allocation drop constraint never_double;
alter table allocation add constraint never_double
  exclude using gist (((cod_tienda::bigint << 32) + bay_id) with =, span with &&, (coalesce(moves, appointment_id)) with <>)
    where (status in ('held', 'confirmed', 'arrived', 'working')) deferrable initially immediate;

-- Only while it is held: whoever becomes an appointment of its own clashes with the one it was to move.
create function stand_alone() returns trigger language plpgsql as $$
begin
  new.moves := null;
  return new;
end $$;
create trigger allocation_stands_alone before update of status on allocation
  for each row when (new.moves is not null and new.status <> 'held') execute function stand_alone();

drop function choose_free_bay(int, date, tstzrange, job_stage);
drop function looks_free(int, date, bigint, job_stage, uuid, timestamptz);
drop function hold_time(int, date, time, jsonb, date, uuid, text, timestamptz, interval, int, interval, interval);

-- As in 0003, but what `p_moving` takes or holds counts as free.
create function choose_free_bay(p_cod_tienda int, p_fecha date, p_open tstzrange, p_stage job_stage, p_moving uuid) returns int
language plpgsql as $$
begin
  return (
    select b.bay_id
    from bay b
    left join allocation a on a.cod_tienda = b.cod_tienda and a.bay_id = b.bay_id and a.fecha = p_fecha
      and a.status in ('held', 'confirmed', 'arrived', 'working')
      and coalesce(a.moves, a.appointment_id) is distinct from p_moving
    where b.cod_tienda = p_cod_tienda and b.bay_id = any (p_stage.bays)
    group by b.cod_tienda, b.bay_id
    having coalesce(bit_or(a.cuartos), 0) & p_stage.cuartos = 0
    order by cardinality(b.skills), b.max_llanta,
      least(min(lower(a.span)) filter (where lower(a.span) >= upper(p_stage.span)), upper(p_open))
        - greatest(max(upper(a.span)) filter (where upper(a.span) <= lower(p_stage.span)), lower(p_open)),
      b.bay_id
    limit 1
  );
end $$;

-- As in 0003, but what `p_moving` takes or holds counts as free.
create function looks_free(p_cod_tienda int, p_fecha date, p_bays bigint, p_stage job_stage, p_previous uuid, p_instant timestamptz, p_moving uuid) returns boolean
language plpgsql as $$
declare
  v_busy record;
begin
  select count(*) filter (where t.bay_id = any (p_stage.bays)) as able, count(*) as bays, bit_and(t.cuartos) & p_stage.cuartos <> 0 as at_once
  into v_busy
  from (
    select a.bay_id, bit_or(a.cuartos) as cuartos
    from allocation a
    where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.cuartos & p_stage.cuartos <> 0
      and a.status in ('held', 'confirmed', 'arrived', 'working')
      and (a.expires_at is null or a.expires_at > p_instant)
      and a.appointment_id is distinct from p_previous
      and coalesce(a.moves, a.appointment_id) is distinct from p_moving
    group by a.bay_id
  ) as t;
  if v_busy.able < cardinality(p_stage.bays) then
    return true;
  elsif v_busy.bays = p_bays and v_busy.at_once then
    return false;
  end if;
  return choose_crowded_bay(p_cod_tienda, p_fecha, p_stage, p_previous, p_instant) is not null;
end $$;

-- As in 0003. `p_moving` is the appointment that is to take the time, `p_kind` what the hold is for.
create function hold_time(
  p_cod_tienda int, p_fecha date, p_hora time, p_stages jsonb, p_earliest date, p_token uuid, p_matricula text,
  p_now timestamptz, p_notice interval, p_days int, p_hold interval, p_longest interval,
  p_moving uuid default null, p_kind text default 'booking'
) returns table (codigo text, appointment_id uuid, expires timestamptz, latest timestamptz, alias text, telefono text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_plate constant text := nullif(upper(regexp_replace(p_matricula, '[^A-Za-z0-9]', '', 'g')), '');
  v_shop record;
  v_local tsrange;
  v_open tstzrange;
  v_wish record;
  v_span tstzrange;
  v_job job_stage[] := '{}';
  v_stage job_stage;
  v_bay int;
  v_previous record;
  v_instant timestamptz;
  v_constraint text;
begin
  select w.tz, w.web, w.alias, w.telefono,
    exists (select from workshop_closure c where c.cod_tienda = w.cod_tienda and c.fecha = p_fecha) as closed,
    (select range_agg(tsrange(p_fecha + greatest(h.desde, '06:00'), p_fecha + least(h.hasta, '22:00')))
     from workshop_hours h
     where h.cod_tienda = w.cod_tienda and h.dia = extract(isodow from p_fecha)::int and h.desde < '22:00' and h.hasta > '06:00') as hours,
    (select count(*) from bay b where b.cod_tienda = w.cod_tienda) as bays
  into v_shop
  from workshop w
  where w.cod_tienda = p_cod_tienda;
  alias := v_shop.alias;
  telefono := v_shop.telefono;

  v_span := tstzrange(null, (p_fecha + p_hora) at time zone v_shop.tz);
  for v_wish in
    select s.*, array(
      select b.bay_id from bay b where b.cod_tienda = p_cod_tienda and b.skills @> s.skills and b.max_llanta >= s.llanta) as bays
    from jsonb_to_recordset(p_stages) as s(skills text[], llanta numeric, minutes int)
  loop
    v_span := tstzrange(upper(v_span), upper(v_span) + make_interval(mins => v_wish.minutes));
    v_job := v_job || row(cardinality(v_job) + 1, v_span, quarters_of(v_span, v_shop.tz), v_wish.skills, v_wish.llanta, v_wish.bays)::job_stage;
    if cardinality(v_wish.bays) = 0 then
      codigo := 'taller-no-puede';
    end if;
  end loop;
  v_local := tsrange(p_fecha + p_hora, upper(v_span) at time zone v_shop.tz);
  v_span := tstzrange(lower(v_local) at time zone v_shop.tz, upper(v_span));

  codigo := case
    when v_shop.tz is null then 'taller-no-existe'
    when not v_shop.web then 'taller-sin-web'
    when codigo is not null then codigo
    when v_shop.closed
      or extract(epoch from p_hora) % 900 <> 0
      or not coalesce(v_shop.hours @> v_local, false)
      or p_fecha < p_earliest
      or lower(v_span) < p_now + p_notice
      or p_fecha > (p_now at time zone v_shop.tz)::date + p_days then 'hora-no-ofrecida'
  end;
  if codigo is not null then
    return next;
    return;
  end if;

  -- First without any lock: on a day that is full, most visitors get their answer here.
  select a.appointment_id into v_previous from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1;
  v_instant := clock_timestamp();
  foreach v_stage in array v_job loop
    if not looks_free(p_cod_tienda, p_fecha, v_shop.bays, v_stage, v_previous.appointment_id, v_instant, p_moving) then
      codigo := 'hora-ocupada';
      return next;
      return;
    end if;
  end loop;

  -- The visitor's own earlier hold is locked before the day is: see above.
  select a.appointment_id, a.cod_tienda, a.fecha, a.span, a.held_since, a.expires_at into v_previous
  from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1 for update;
  perform pg_advisory_xact_lock(p_cod_tienda, p_fecha - date '2000-01-01');
  -- Nobody waits for the disk with a day locked: a crash of the database may forget the last holds, whose
  -- visitors then choose again. Confirming makes durable what it confirms, and all that came before.
  perform set_config('synchronous_commit', 'off', true);

  v_instant := clock_timestamp();
  with ended as (
    select a.appointment_id from allocation a
    where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.status = 'held' and a.etapa = 1 and a.expires_at <= v_instant
      and a.appointment_id is distinct from v_previous.appointment_id
    for update skip locked
  )
  delete from allocation a using ended where a.appointment_id = ended.appointment_id;

  if v_plate is not null and exists (
    select from allocation a
    where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.matricula_normalizada = v_plate
      and a.status in ('held', 'confirmed', 'arrived', 'working') and a.kind = 'booking' and a.etapa = 1
      and a.appointment_id is distinct from v_previous.appointment_id
      and a.appointment_id is distinct from p_moving
  ) then
    codigo := 'matricula-ya-citada';
    return next;
    return;
  end if;

  appointment_id := gen_random_uuid();
  expires := v_instant + p_hold;
  latest := v_instant + p_longest;
  -- Holding the same time again does not start its clock anew.
  if v_previous.expires_at > v_instant and v_previous.cod_tienda = p_cod_tienda and v_previous.span && v_span then
    latest := v_previous.held_since + p_longest;
    expires := greatest(v_previous.expires_at, least(expires, latest));
  end if;

  select tstzrange(lower(r) at time zone v_shop.tz, upper(r) at time zone v_shop.tz) into v_open
  from unnest(v_shop.hours) as r where r @> v_local;
  begin
    delete from allocation a where a.appointment_id = v_previous.appointment_id;
    foreach v_stage in array v_job loop
      v_bay := choose_free_bay(p_cod_tienda, p_fecha, v_open, v_stage, p_moving);
      if v_bay is null then
        v_bay := choose_crowded_bay(p_cod_tienda, p_fecha, v_stage, null, '-infinity');
        if v_bay is null or not clear_bay(p_cod_tienda, p_fecha, v_bay, v_stage.cuartos) then
          -- Undoes what this block has done; caught below.
          raise exception using errcode = 'exclusion_violation';
        end if;
      end if;
      insert into allocation (appointment_id, etapa, cod_tienda, bay_id, tz, span, skills, llanta,
        kind, status, hold_token, held_since, expires_at, matricula, moves)
      values (hold_time.appointment_id, v_stage.etapa, p_cod_tienda, v_bay, v_shop.tz, v_stage.span, v_stage.skills, v_stage.llanta,
        p_kind, 'held', p_token, hold_time.latest - p_longest, hold_time.expires, p_matricula, p_moving);
    end loop;
  exception when exclusion_violation or unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint = 'one_hold_per_token' then
      -- The same visitor asks twice at once: the later one starts again and finds the earlier one's hold.
      raise exception using errcode = 'serialization_failure', message = 'this visitor is holding another time at this moment';
    elsif v_constraint = 'never_double' then
      raise;
    end if;
    codigo := case v_constraint when 'one_per_plate_day' then 'matricula-ya-citada' else 'hora-ocupada' end;
    appointment_id := null;
    expires := null;
    latest := null;
  end;
  return next;
end $$;

-- As in 0021, of a hold that names the appointment as well.
create or replace function confirm_visit(p_token uuid, p_matricula text, p_previous uuid)
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
    set appointment_id = confirm_visit.appointment_id, status = 'confirmed', expires_at = null, matricula = p_matricula, rev = v_rev, moves = null
    where a.appointment_id = v_hold.appointment_id;
  exception
    when unique_violation then
      codigo := 'matricula-ya-citada';
      appointment_id := null;
    -- Held to move an appointment that still has a part of this time.
    when exclusion_violation then
      codigo := 'reserva-caducada';
      appointment_id := null;
  end;
  return next;
end $$;

-- What does the most urgent part of a service in less time, for days on which the whole of it has no place.
alter table visit_service add column mas_corto text references visit_service;
update visit_service v set mas_corto = s.corto
from (values ('revision', 'cambio-aceite'), ('aire-acondicionado', 'diagnosis'), ('patinete-revision', 'patinete-frenos')) as s (largo, corto)
where v.servicio = s.largo and exists (select from visit_service o where o.servicio = s.corto);

-- Who waits for a time at a workshop to be freed, until it is or the last of those days is over. Nothing else is kept.
create table waiting_wish (
  id uuid primary key,
  cod_tienda int not null references workshop,
  servicio text not null references visit_service,
  desde date not null,
  hasta date not null check (hasta >= desde),
  franja text not null check (franja in ('dia', 'manana', 'tarde')),
  email text not null,
  email_norm text not null,
  telefono text,
  idioma text not null check (idioma in ('es', 'ca')),
  -- Whose turn it is: the earliest first. Who lets an offer lapse goes to the end.
  turno timestamptz not null,
  creado timestamptz not null,
  -- A worker is looking for a time for it until then.
  reclamada timestamptz,
  -- The time that is held for it, and until when it may be taken.
  token uuid unique,
  fecha date,
  hora time,
  vence timestamptz,
  check ((token is null) = (vence is null) and (token is null) = (fecha is null) and (token is null) = (hora is null)),
  -- The same person once for one wish.
  unique (email_norm, cod_tienda, servicio, desde, hasta, franja)
);
create index waiting_wish_turn on waiting_wish (cod_tienda, turno, id);

-- What was offered to whom: nobody hears twice of the same.
create table waiting_offer (
  wish uuid not null references waiting_wish on delete cascade,
  fecha date not null,
  hora time not null,
  primary key (wish, fecha, hora)
);
