-- Trigger of a row: writes into the agenda's log who did what to a time, as it was before and after. What is only held is
-- nobody's history.
-- Who does it, the transaction says by `set_config`: `rodera.personal` (the account), `rodera.en_nombre_de` (the customer in
-- whose name they act), `rodera.tarea` (a job) and `rodera.accion` (what staff did at once). Who says
-- nothing is a customer online.
create or replace function log_allocation() returns trigger language plpgsql as $$
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
  insert into allocation_log (cod_tienda, appointment_id, allocation_id, etapa, quien, account_id, en_nombre_de, nombre, accion, que,
    antes, despues)
  values (v_any.cod_tienda, v_any.appointment_id, v_any.id, v_any.etapa,
    case when v_account is not null then 'personal'
      when current_setting('rodera.tarea', true) = 'si' then 'tarea' else 'cliente' end,
    v_account, nullif(current_setting('rodera.en_nombre_de', true), '')::uuid,
    (select concat_ws(' ', c.nombre, nullif(c.apellidos, '')) from account c where c.id = v_account),
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
