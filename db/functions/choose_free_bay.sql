-- Chooses the bay for a stage among those that are free: the one that can do least beyond what is asked, then the one on
-- which least idle time remains around it within `p_open`, the opening hours around it. What the appointment `p_moving`
-- takes or holds counts as free; every other row counts as taken, also a hold that has ended.
-- Locks nothing: whoever calls holds the lock of the day and has removed the holds that ended.
-- Answers with the bay, or null where none is free.
create or replace function choose_free_bay(p_cod_tienda int, p_fecha date, p_open tstzrange, p_stage job_stage, p_moving uuid) returns int
language plpgsql as $$
begin
  return (
    select b.bay_id
    from bay b
    left join allocation a on a.cod_tienda = b.cod_tienda and a.bay_id = b.bay_id and a.fecha = p_fecha
      and a.status in ('held', 'confirmed', 'arrived', 'working')
      and coalesce(a.moves, a.appointment_id) is distinct from p_moving
    where b.cod_tienda = p_cod_tienda and b.bay_id = any (p_stage.bays)
    group by b.cod_tienda, b.bay_id
    having coalesce(bit_or(a.cuartos), 0) & p_stage.cuartos = 0
    order by cardinality(b.skills), b.max_llanta,
      least(min(lower(a.span)) filter (where lower(a.span) >= upper(p_stage.span)), upper(p_open))
        - greatest(max(upper(a.span)) filter (where upper(a.span) <= lower(p_stage.span)), lower(p_open)),
      b.bay_id
    limit 1
  );
end $$;
