-- Frees the time of an appointment without order.
-- Locks the row of its first stage. Answers true, or false where it had no time any more.
create or replace function cancel_visit(p_appointment uuid) returns boolean
language plpgsql as $$
begin
  perform from allocation a
  where a.appointment_id = p_appointment and a.status = 'confirmed' and a.etapa = 1 and a.order_id is null for update;
  if not found then
    return false;
  end if;
  update allocation a set status = 'cancelled' where a.appointment_id = p_appointment;
  return true;
end $$;
