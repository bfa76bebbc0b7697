-- Holding and confirming a time. Each is one call, so that no lock ever waits for the network.
--
-- Who takes a bay's time on a day holds that day's lock: an advisory one, because locking a row would
-- write to the log even where the answer is "full". Who frees time needs no lock: freeing hurts nobody.
-- Rows of an existing appointment are changed by whoever locked its first stage, and nobody waits for
-- such a row while holding the lock of a day: so confirming never waits for holding, nor deadlocks with it.
-- Everything that looks something up is plpgsql, which keeps its plans for the life of a connection; a
-- plan made while a table was empty must not read it from end to end when it has grown, hence the settings.

-- A stage of a job with its place in time, and the bays that could take it.
create type job_stage as (etapa int, span tstzrange, cuartos bigint, skills text[], llanta numeric, bays int[]);

-- The bay for a stage among those that are free: the one that can do least beyond what is asked, then
-- the one on which least idle time remains around it within `p_open`, the opening range it lies in. Every
-- row that is held counts, ended or not: the day's lock must be held, and ended holds removed.
create function choose_free_bay(p_cod_tienda int, p_fecha date, p_open tstzrange, p_stage job_stage) returns int
language plpgsql as $$
begin
  return (
    select b.bay_id
    from bay b
    left join allocation a on a.cod_tienda = b.cod_tienda and a.bay_id = b.bay_id and a.fecha = p_fecha
      and a.status in ('held', 'confirmed', 'arrived', 'working')
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

-- A bay that becomes free for a stage when its bookings are given other bays, each at its own time; the
-- one with the fewest. Holds that end by `p_instant` count as free, and so does the appointment `p_previous`.
create function choose_crowded_bay(p_cod_tienda int, p_fecha date, p_stage job_stage, p_previous uuid, p_instant timestamptz) returns int
language plpgsql as $$
begin
  return (
    with taken as materialized (
      select a.bay_id, a.cuartos, a.skills, a.llanta, a.kind = 'booking' and a.status in ('held', 'confirmed') as movable
      from allocation a
      where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha
        and a.status in ('held', 'confirmed', 'arrived', 'working')
        and (a.expires_at is null or a.expires_at > p_instant)
        and a.appointment_id is distinct from p_previous
    )
    select r.bay_id
    from taken r
    where r.bay_id = any (p_stage.bays) and r.cuartos & p_stage.cuartos <> 0
    group by r.bay_id
    having bool_and(r.movable and exists (
      select from bay o
      where o.cod_tienda = p_cod_tienda and o.bay_id <> r.bay_id and o.skills @> r.skills and o.max_llanta >= r.llanta
        and not exists (select from taken x where x.bay_id = o.bay_id and x.cuartos & r.cuartos <> 0)))
    order by count(*), r.bay_id
    limit 1
  );
end $$;

-- Whether a stage could be given a bay, as far as can be seen without a lock: one of its bays is free,
-- or can be made free. Where every bay of the workshop is busy at one moment, none can.
create function looks_free(p_cod_tienda int, p_fecha date, p_bays bigint, p_stage job_stage, p_previous uuid, p_instant timestamptz) returns boolean
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
    group by a.bay_id
  ) as t;
  if v_busy.able < cardinality(p_stage.bays) then
    return true;
  elsif v_busy.bays = p_bays and v_busy.at_once then
    return false;
  end if;
  return choose_crowded_bay(p_cod_tienda, p_fecha, p_stage, p_previous, p_instant) is not null;
end $$;

-- Gives every booking of a bay that touches those quarters another bay at the same time. False where
-- one of them is being changed by somebody else at this moment. The day's lock must be held.
create function clear_bay(p_cod_tienda int, p_fecha date, p_bay_id int, p_quarters bigint) returns boolean
language plpgsql as $$
declare
  v_wanted bigint;
  v_rows bigint[];
begin
  select count(*) into v_wanted from allocation a
  where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.bay_id = p_bay_id and a.cuartos & p_quarters <> 0
    and a.status in ('held', 'confirmed', 'arrived', 'working');
  select array_agg(locked.id) into v_rows from (
    select a.id from allocation a
    where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.bay_id = p_bay_id and a.cuartos & p_quarters <> 0
      and a.status in ('held', 'confirmed')
    for no key update skip locked
  ) as locked;
  if coalesce(cardinality(v_rows), 0) <> v_wanted then
    return false;
  end if;
  update allocation r set bay_id = (
    select o.bay_id from bay o
    where o.cod_tienda = p_cod_tienda and o.bay_id <> p_bay_id and o.skills @> r.skills and o.max_llanta >= r.llanta
      and not exists (
        select from allocation x
        where x.cod_tienda = p_cod_tienda and x.fecha = p_fecha and x.bay_id = o.bay_id and x.cuartos & r.cuartos <> 0
          and x.status in ('held', 'confirmed', 'arrived', 'working'))
    order by cardinality(o.skills), o.max_llanta, o.bay_id
    limit 1)
  where r.id = any (v_rows);
  return true;
exception when not_null_violation then
  return false;
end $$;

-- Holds a time for a visitor, all stages or none, and gives back the time the same visitor held before;
-- where the answer is a refusal, the earlier hold stays. `codigo` is null or the code of a refusal.
-- `p_stages`: [{"skills": [...], "llanta": 17, "minutes": 45}, ...], one after the other, whole quarters.
-- `p_now` is what notice and horizon are counted from; whether a hold has ended, only this database's
-- own clock decides, read after the lock was had.
create function hold_time(
  p_cod_tienda int, p_fecha date, p_hora time, p_stages jsonb, p_earliest date, p_token uuid, p_matricula text,
  p_now timestamptz, p_notice interval, p_days int, p_hold interval, p_longest interval
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
    if not looks_free(p_cod_tienda, p_fecha, v_shop.bays, v_stage, v_previous.appointment_id, v_instant) then
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
      v_bay := choose_free_bay(p_cod_tienda, p_fecha, v_open, v_stage);
      if v_bay is null then
        v_bay := choose_crowded_bay(p_cod_tienda, p_fecha, v_stage, null, '-infinity');
        if v_bay is null or not clear_bay(p_cod_tienda, p_fecha, v_bay, v_stage.cuartos) then
          -- Undoes what this block has done; caught below.
          raise exception using errcode = 'exclusion_violation';
        end if;
      end if;
      insert into allocation (appointment_id, etapa, cod_tienda, bay_id, tz, span, skills, llanta,
        kind, status, hold_token, held_since, expires_at, matricula)
      values (hold_time.appointment_id, v_stage.etapa, p_cod_tienda, v_bay, v_shop.tz, v_stage.span, v_stage.skills, v_stage.llanta,
        'booking', 'held', p_token, hold_time.latest - p_longest, hold_time.expires, p_matricula);
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

-- Turns a visitor's hold into the booking of an order. Answers the same when asked again for that order.
-- `codigo` is null, `reserva-caducada` or `matricula-ya-citada`; nothing is raised, so that the order's
-- transaction stays whole. No lock of the day: the row and its clock decide between this and expiry.
create function confirm_hold(p_token uuid, p_order_id bigint, p_matricula text default null)
returns table (codigo text, appointment_id uuid, cod_tienda int, fecha date, hora time, minutos int, alias text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hold record;
  v_plate constant text := nullif(upper(regexp_replace(p_matricula, '[^A-Za-z0-9]', '', 'g')), '');
begin
  if current_setting('synchronous_commit') = 'off' then
    set local synchronous_commit to default;
  end if;
  select a.appointment_id, a.cod_tienda, a.fecha, a.matricula_normalizada, a.expires_at into v_hold
  from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1 for update;

  if v_hold.expires_at > clock_timestamp() then
    if v_plate is distinct from v_hold.matricula_normalizada and v_plate is not null then
      with ended as (
        select a.appointment_id from allocation a
        where a.cod_tienda = v_hold.cod_tienda and a.fecha = v_hold.fecha and a.matricula_normalizada = v_plate
          and a.status = 'held' and a.kind = 'booking' and a.etapa = 1 and a.expires_at <= clock_timestamp()
        for update skip locked
      )
      delete from allocation a using ended where a.appointment_id = ended.appointment_id;
    end if;
    begin
      update allocation a
      set status = 'confirmed', expires_at = null, order_id = p_order_id, matricula = coalesce(p_matricula, a.matricula)
      where a.appointment_id = v_hold.appointment_id;
    exception when unique_violation then
      codigo := 'matricula-ya-citada';
      alias := (select w.alias from workshop w where w.cod_tienda = v_hold.cod_tienda);
      return next;
      return;
    end;
  end if;

  select null, a.appointment_id, min(a.cod_tienda), min(a.fecha), min((lower(a.span) at time zone a.tz)::time),
    (extract(epoch from max(upper(a.span)) - min(lower(a.span))) / 60)::int
  into codigo, appointment_id, cod_tienda, fecha, hora, minutos
  from allocation a
  where a.order_id = p_order_id and a.hold_token = p_token and a.status in ('confirmed', 'arrived', 'working', 'done')
  group by a.appointment_id;
  if not found then
    codigo := 'reserva-caducada';
  end if;
  return next;
end $$;
