-- needs: same_stages
-- Moves an appointment to a time that is held for it, in its own rows, and frees all else that is held for it.
-- Locks the row of the appointment's first stage, then that of the hold. No lock of the day: the rows and their clock
-- decide. Makes durable what it moves, although holds are not.
-- Answers null when it is done, else `cita-no-existe`, `reserva-caducada` (also where an order joined or left the appointment since,
-- so that the held time is for other work) or `matricula-ya-citada`; nothing is raised.
create or replace function take_proposal(p_appointment uuid, p_token uuid) returns text
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
  if v_hold.expires_at is null or v_hold.expires_at <= clock_timestamp() or not same_stages(p_appointment, v_hold.appointment_id) then
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
