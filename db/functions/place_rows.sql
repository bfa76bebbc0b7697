-- Puts rows of one workshop where staff want them, all or none: on a bay, at a time, in a status. Blocks bays besides, and
-- drops holds that have no place any more. Times are on the workshop's wall.
--   p_rows    [{"id": 7, "appointmentId": …, "rev": 2, "bayId": 2, "desde": "2027-02-11T10:00", "hasta": …, "status": null, "held": false}]
--   p_blocks  [{"appointmentId": …, "bayId": 2, "desde": …, "hasta": …, "motivo": …}]
--   p_dropped [appointment, …]
--
-- Decides: every row is still as it was seen (its revision); nothing that lives stands in the way of where it goes.
--
-- Locks, in this order: all days that rows leave or come to, by date (advisory); the rows of all appointments that are
-- touched. With the days locked it waits for nobody: where somebody else has one of the rows, it raises
-- serialization_failure, and the caller tries the whole again. It is the last call of its transaction, so that no day
-- stays locked.
--
-- Answers with no row when it is done, else with why not and by whom, and then nothing has moved:
-- `agenda-cita-cambiada` is not what was seen any more, `agenda-choque` is in the way, `matricula-ya-citada` has another
-- time on that day.
create or replace function place_rows(p_cod_tienda int, p_rows jsonb, p_blocks jsonb, p_dropped uuid[])
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
      -- What is held for somebody to move to is in the way of all but their own appointment.
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
