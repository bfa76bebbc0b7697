-- Turns a visitor's hold into an appointment without order, or into the new time of the appointment `p_previous`, whose old
-- time is free from then on. A hold that has ended, by the database's own clock, is no hold.
-- Locks the row of the hold's first stage, then that of the previous appointment. No lock of the day: the rows and their
-- clock decide. Holds of the same plate that have ended are removed, but for those that somebody else has locked.
-- Answers one row. `codigo` is null, `reserva-caducada`, `cita-no-existe` or `matricula-ya-citada`; nothing is raised.
-- Makes durable what it confirms, although holds are not.
create or replace function confirm_visit(p_token uuid, p_matricula text, p_previous uuid)
returns table (codigo text, appointment_id uuid, cod_tienda int, alias text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hold record;
  v_rev int := 1;
  v_plate constant text := normal_plate(p_matricula);
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
