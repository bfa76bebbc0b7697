-- Tells whether a stage could have a bay, as far as anybody can see without a lock: one of its bays is free, or can be
-- cleared. Where every bay of the workshop (`p_bays` of them) is busy in one same quarter, none can.
-- What the appointment `p_moving` takes or holds counts as free, and so does the appointment `p_previous`.
-- Locks nothing. Answers true or false; true is a hope that `hold_time` then checks with the day locked.
create or replace function looks_free(p_cod_tienda int, p_fecha date, p_bays bigint, p_stage job_stage, p_previous uuid, p_instant timestamptz, p_moving uuid) returns boolean
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
