-- needs: order_stages
-- Turns a hold that was made to join an appointment (`moves`) into the order's part of it: right after its last stage, or
-- right before its first, on the same day and in the same workshop.
-- Locks the row of the appointment's first stage; whoever calls has locked that of the hold. No lock of the day: the rows
-- decide.
-- Answers null when it is done, else `reserva-caducada`: the appointment is over, was cancelled or moved, or another order
-- joined it there, or it would have more stages than there are numbers. Nothing is raised.
create or replace function join_visit(p_hold uuid, p_visit uuid, p_order_id bigint, p_matricula text) returns text
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_first record;
  v_there record;
  v_here record;
begin
  select a.cod_tienda, a.fecha, a.matricula into v_first from allocation a
  where a.appointment_id = p_visit and a.status = 'confirmed' and a.etapa = 1 for update;
  if not found then
    return 'reserva-caducada';
  end if;
  select min(lower(a.span)) as starts, max(upper(a.span)) as ends, max(a.etapa) as last, max(a.rev) as rev into v_there
  from allocation a where a.appointment_id = p_visit;
  select min(lower(a.span)) as starts, max(upper(a.span)) as ends, count(*) as stages, min(a.cod_tienda) as cod_tienda, min(a.fecha) as fecha
  into v_here from allocation a where a.appointment_id = p_hold;
  if (v_here.cod_tienda, v_here.fecha) is distinct from (v_first.cod_tienda, v_first.fecha)
    or v_here.starts <> v_there.ends and v_here.ends <> v_there.starts
    or v_there.last + v_here.stages > 8 then
    return 'reserva-caducada';
  end if;
  begin
    -- Who saw the appointment before saw a shorter one.
    update allocation a set rev = v_there.rev + 1 where a.appointment_id = p_visit;
    update allocation a
    set appointment_id = p_visit, etapa = a.etapa + v_there.last, status = 'confirmed', expires_at = null, order_id = p_order_id,
      matricula = coalesce(p_matricula, v_first.matricula), rev = v_there.rev + 1
    where a.appointment_id = p_hold;
    perform order_stages(p_visit);
  exception when exclusion_violation or unique_violation then
    return 'reserva-caducada';
  end;
  return null;
end $$;
