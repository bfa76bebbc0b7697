-- Holds a time for a visitor: all stages of the job, or none. What the same visitor held before is given back; where the
-- answer is a refusal, they keep it.
--
-- Decides: the workshop exists and takes bookings on the web; it has bays that can do each stage; the time
-- is offered (a quarter of an hour, within the opening hours and 06:00 to 22:00, no closed day, from `p_earliest` on, not
-- before `p_now` and the notice, within `p_days`); each stage has a free bay, or one that becomes free when its bookings
-- move to other bays; the network has a place left; the plate has no other appointment on that day.
--   p_stages   [{"skills": [...], "llanta": 17, "minutes": 45}, ...], one after the other, whole quarters
--   p_token    names the hold: a basket, or a page that asks for an appointment; one token has one hold
--   p_now      the clock for notice and horizon. Whether a hold has ended, only the database's own clock decides, read
--              after the day was locked
--   p_hold, p_longest      how long the hold lives, and how long it may live when it is held again and again
--   p_moving   the appointment that is to take the time: what it takes or holds counts as free
--   p_kind     what the hold is for: `booking`, or `move_hold`
--   p_visitors names of whoever holds, the best name first: a time held under any of them is given back
--   p_network, p_network_most   where they come from, and how many holds of it may live at once; null counts nobody
--
-- Locks, in this order: the visitor, and the network (advisory, so that each makes its holds one after the other); the
-- rows of the visitor's own earlier holds, by id; the day (advisory). With the day locked it waits for nobody: ended holds
-- and bookings that somebody else has locked are left alone.
-- One call, so that no lock waits for the network. A plan that is made while a table is empty must not read it from end to
-- end when it has grown: hence the settings.
--
-- Answers one row. `codigo` is null when the time is held until `expires`, and at most until `latest`; else
-- `taller-no-existe`, `taller-sin-web`, `taller-no-puede`, `hora-no-ofrecida`, `hora-ocupada`, `demasiadas-reservas` or
-- `matricula-ya-citada`. Raises serialization_failure where the same visitor holds another time at this moment, and
-- exclusion_violation where the constraint caught what the lock did not: ask again.
create or replace function hold_time(
  p_cod_tienda int, p_fecha date, p_hora time, p_stages jsonb, p_earliest date, p_token uuid, p_matricula text,
  p_now timestamptz, p_notice interval, p_days int, p_hold interval, p_longest interval,
  p_moving uuid default null, p_kind text default 'booking',
  p_visitors uuid[] default '{}', p_network text default null, p_network_most int default 0
) returns table (codigo text, appointment_id uuid, expires timestamptz, latest timestamptz, alias text, telefono text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_plate constant text := normal_plate(p_matricula);
  v_shop record;
  v_local tsrange;
  v_open tstzrange;
  v_wish record;
  v_span tstzrange;
  v_job job_stage[] := '{}';
  v_stage job_stage;
  v_bay int;
  v_previous record;
  -- What the same visitor holds under other tokens.
  v_others uuid[];
  v_place int;
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
  v_others := case when cardinality(p_visitors) = 0 then '{}' else array(
    select a.appointment_id from allocation a
    where a.visitor = any (p_visitors) and a.status = 'held' and a.etapa = 1 and a.hold_token <> p_token) end;
  foreach v_stage in array v_job loop
    -- What they are about to give back may be just what is in the way.
    exit when cardinality(v_others) > 0;
    if not looks_free(p_cod_tienda, p_fecha, v_shop.bays, v_stage, v_previous.appointment_id, v_instant, p_moving) then
      -- Or it is in the way only since the look above: the same visitor asks twice at once.
      exit when exists (
        select from allocation a
        where a.hold_token = p_token and a.status = 'held' and a.etapa = 1
          and a.appointment_id is distinct from v_previous.appointment_id
      );
      codigo := 'hora-ocupada';
      return next;
      return;
    end if;
  end loop;

  -- A visitor's holds are made one after the other, and a network's are.
  if cardinality(p_visitors) > 0 then
    perform pg_advisory_xact_lock(hashtextextended(p_visitors[1]::text, 34));
  end if;
  if p_network is not null then
    perform pg_advisory_xact_lock(hashtextextended(p_network, 35));
  end if;
  -- The visitor's own earlier hold is locked before the day is: nobody waits for a row with a day locked.
  select a.appointment_id, a.cod_tienda, a.fecha, a.span, a.held_since, a.expires_at, a.visitor, a.network, a.network_place into v_previous
  from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1 for update;
  if cardinality(p_visitors) > 0 then
    v_others := array(
      select a.appointment_id from allocation a
      where a.visitor = any (p_visitors) and a.status = 'held' and a.etapa = 1 and a.hold_token <> p_token
      order by a.id for update);
  end if;
  perform pg_advisory_xact_lock(p_cod_tienda, p_fecha - date '2000-01-01');
  if v_previous.appointment_id is null then
    -- Whoever had the day locked until now may have been the same visitor.
    select a.appointment_id, a.cod_tienda, a.fecha, a.span, a.held_since, a.expires_at, a.visitor, a.network, a.network_place into v_previous
    from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1 for update skip locked;
    if not found and exists (select from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1) then
      raise exception using errcode = 'serialization_failure', message = 'this visitor is holding another time at this moment';
    end if;
  end if;
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

  v_place := v_previous.network_place;
  if p_network is not null then
    with ended as (
      select a.appointment_id from allocation a
      where a.network = p_network and a.status = 'held' and a.etapa = 1 and a.expires_at <= v_instant
        and a.appointment_id is distinct from v_previous.appointment_id
      for update skip locked
    )
    delete from allocation a using ended where a.appointment_id = ended.appointment_id;
    select min(p.place) into v_place from generate_series(1, p_network_most) as p(place)
    where not exists (
      select from allocation a
      where a.network = p_network and a.network_place = p.place and a.status = 'held' and a.etapa = 1
        and a.appointment_id is distinct from v_previous.appointment_id and a.appointment_id <> all (v_others));
    if v_place is null then
      codigo := 'demasiadas-reservas';
      return next;
      return;
    end if;
  end if;

  if v_plate is not null and exists (
    select from allocation a
    where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.matricula_normalizada = v_plate
      and a.status in ('held', 'confirmed', 'arrived', 'working') and a.kind = 'booking' and a.etapa = 1
      and a.appointment_id is distinct from v_previous.appointment_id
      and a.appointment_id is distinct from p_moving
      and a.appointment_id <> all (v_others)
      -- What the same visitor holds since the look above is not another appointment: taking its place fails below, and
      -- the later of both begins again.
      and (a.status <> 'held' or a.hold_token is distinct from p_token)
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
    delete from allocation a where a.appointment_id = v_previous.appointment_id or a.appointment_id = any (v_others);
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
        kind, status, hold_token, held_since, expires_at, matricula, moves, visitor, network, network_place)
      values (hold_time.appointment_id, v_stage.etapa, p_cod_tienda, v_bay, v_shop.tz, v_stage.span, v_stage.skills, v_stage.llanta,
        p_kind, 'held', p_token, hold_time.latest - p_longest, hold_time.expires, p_matricula, p_moving,
        coalesce(p_visitors[1], v_previous.visitor), coalesce(p_network, v_previous.network), v_place);
    end loop;
  exception when exclusion_violation or unique_violation then
    get stacked diagnostics v_constraint = constraint_name;
    if v_constraint in ('one_hold_per_token', 'one_hold_per_visitor', 'one_hold_per_network_place') then
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
