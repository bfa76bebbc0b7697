-- Numbers the stages of an appointment anew, from 1 on, as they follow each other in time: its first row stands for it.
-- Locks nothing: whoever calls has locked the row of its first stage.
create or replace function order_stages(p_appointment uuid) returns void
language plpgsql as $$
declare
  v_rows bigint[];
  v_free int;
  v_place int;
begin
  select array_agg(a.id order by lower(a.span), a.etapa) into v_rows
  from allocation a where a.appointment_id = p_appointment;
  -- Two rows never have one number, and the database looks at each row: what is in the way makes room first.
  for v_place in 1 .. cardinality(v_rows) loop
    continue when exists (select from allocation a where a.id = v_rows[v_place] and a.etapa = v_place);
    v_free := (
      select min(n) from generate_series(1, 9) as n
      where n > v_place and not exists (select from allocation a where a.appointment_id = p_appointment and a.etapa = n));
    update allocation a set etapa = v_free where a.appointment_id = p_appointment and a.etapa = v_place;
    update allocation a set etapa = v_place where a.id = v_rows[v_place];
  end loop;
end $$;
