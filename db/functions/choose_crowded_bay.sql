-- Chooses a bay that becomes free for a stage when its bookings move to other bays, each at its own time: the one with the
-- fewest. Only bookings that are held or confirmed move; cars that are there, and blocks, stay. Holds that end by
-- `p_instant` count as free, and so does the appointment `p_previous`.
-- Locks nothing and moves nothing: `clear_bay` does.
-- Answers with the bay, or null where none can be cleared.
create or replace function choose_crowded_bay(p_cod_tienda int, p_fecha date, p_stage job_stage, p_previous uuid, p_instant timestamptz) returns int
language plpgsql as $$
begin
  return (
    with taken as materialized (
      select a.bay_id, a.cuartos, a.skills, a.llanta, a.kind = 'booking' and a.status in ('held', 'confirmed') as movable
      from allocation a
      where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha
        and a.status in ('held', 'confirmed', 'arrived', 'working')
        and (a.expires_at is null or a.expires_at > p_instant)
        and a.appointment_id is distinct from p_previous
    )
    select r.bay_id
    from taken r
    where r.bay_id = any (p_stage.bays) and r.cuartos & p_stage.cuartos <> 0
    group by r.bay_id
    having bool_and(r.movable and exists (
      select from bay o
      where o.cod_tienda = p_cod_tienda and o.bay_id <> r.bay_id and o.skills @> r.skills and o.max_llanta >= r.llanta
        and not exists (select from taken x where x.bay_id = o.bay_id and x.cuartos & r.cuartos <> 0)))
    order by count(*), r.bay_id
    limit 1
  );
end $$;
