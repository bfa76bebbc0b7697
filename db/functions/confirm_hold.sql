-- needs: join_visit
-- Turns a visitor's hold into the booking of an order, under its plate where one is given. A hold that has ended, by the
-- database's own clock, is no hold. One that was made to join an appointment (`moves`) becomes a part of it (`join_visit`).
-- Locks the row of the hold's first stage; where it joins an appointment, then that of its first stage. No lock of the day: the row and its clock decide between this and its end.
-- Holds of the same plate that have ended are removed, but for those that somebody else has locked.
-- Answers one row, and the same one when it is asked again for that order. `codigo` is null, `reserva-caducada` or
-- `matricula-ya-citada`; nothing is raised, so that the order's transaction stays whole. Makes durable what it confirms,
-- although holds are not.
create or replace function confirm_hold(p_token uuid, p_order_id bigint, p_matricula text default null)
returns table (codigo text, appointment_id uuid, cod_tienda int, fecha date, hora time, minutos int, alias text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_hold record;
  v_plate constant text := normal_plate(p_matricula);
begin
  if current_setting('synchronous_commit') = 'off' then
    set local synchronous_commit to default;
  end if;
  select a.appointment_id, a.cod_tienda, a.fecha, a.matricula_normalizada, a.expires_at, a.moves into v_hold
  from allocation a where a.hold_token = p_token and a.status = 'held' and a.etapa = 1 for update;

  if v_hold.expires_at > clock_timestamp() and v_hold.moves is not null then
    codigo := join_visit(v_hold.appointment_id, v_hold.moves, p_order_id, p_matricula);
    if codigo is not null then
      return next;
      return;
    end if;
  elsif v_hold.expires_at > clock_timestamp() then
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
