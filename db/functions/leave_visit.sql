-- needs: order_stages
-- Frees the time of an order that ends. Where other orders share its appointment, the rest stays an appointment under its
-- name, and what was this order's goes under a name of its own. With `p_close` what comes after it moves up, so that the
-- car is waited for when it was, where its bays are free then; else, or without `p_close`, everything keeps its time.
-- Locks the row of the appointment's first stage; with `p_close` then the day (advisory), past which it waits for nobody.
-- Whoever calls has locked the order's row.
-- Answers with no row where the order had no time, else with its workshop, the name under which its stages are cancelled
-- now, and the appointment that stays; null where none does.
create or replace function leave_visit(p_order_id bigint, p_close boolean)
returns table (cod_tienda int, appointment_id uuid, queda uuid)
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_visit uuid;
  v_mine record;
begin
  loop
    select l.appointment_id into v_visit from allocation l where l.order_id = p_order_id and l.status = 'confirmed' limit 1;
    if not found then
      return;
    end if;
    perform from allocation a where a.appointment_id = v_visit and a.etapa = 1 for update;
    -- Else another order left meanwhile, and another row is the first.
    exit when found;
  end loop;
  select min(a.cod_tienda) as cod_tienda, min(a.fecha) as fecha, min(lower(a.span)) as starts, max(upper(a.span)) as ends,
    min(a.etapa) as first, max(a.rev) as rev
  into v_mine from allocation a where a.appointment_id = v_visit and a.order_id = p_order_id and a.status = 'confirmed';
  if v_mine.first is null then
    return;
  end if;
  cod_tienda := v_mine.cod_tienda;
  if not exists (
    select from allocation a
    where a.appointment_id = v_visit and a.order_id is distinct from p_order_id and a.status = 'confirmed') then
    update allocation a set status = 'cancelled' where a.appointment_id = v_visit and a.status = 'confirmed';
    appointment_id := v_visit;
    return next;
    return;
  end if;

  appointment_id := gen_random_uuid();
  queda := v_visit;
  update allocation a set appointment_id = leave_visit.appointment_id, etapa = a.etapa - v_mine.first + 1, status = 'cancelled'
  where a.appointment_id = v_visit and a.order_id = p_order_id;
  perform order_stages(v_visit);
  update allocation a set rev = greatest(a.rev, v_mine.rev) + 1 where a.appointment_id = v_visit;
  if p_close then
    perform pg_advisory_xact_lock(v_mine.cod_tienda, v_mine.fecha - date '2000-01-01');
    with ended as (
      select a.appointment_id from allocation a
      where a.cod_tienda = v_mine.cod_tienda and a.fecha = v_mine.fecha and a.status = 'held' and a.etapa = 1
        and a.expires_at <= clock_timestamp()
      for update skip locked
    )
    delete from allocation a using ended where a.appointment_id = ended.appointment_id;
    begin
      update allocation a
      set span = tstzrange(lower(a.span) - (v_mine.ends - v_mine.starts), upper(a.span) - (v_mine.ends - v_mine.starts))
      where a.appointment_id = v_visit and lower(a.span) >= v_mine.ends;
    exception when exclusion_violation then
      -- Somebody else has the bay then: the time stays.
      null;
    end;
  end if;
  return next;
end $$;
