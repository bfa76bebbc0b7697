-- Moves every booking of a bay that touches those quarters to another bay, at the same time of day.
-- Locks the rows of those bookings and waits for none of them. Whoever calls holds the lock of the day.
-- Answers true when the bay is clear. False where somebody else changes one of the bookings at this moment, or one finds
-- no bay; then nothing has moved.
create or replace function clear_bay(p_cod_tienda int, p_fecha date, p_bay_id int, p_quarters bigint) returns boolean
language plpgsql as $$
declare
  v_wanted bigint;
  v_rows bigint[];
begin
  select count(*) into v_wanted from allocation a
  where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.bay_id = p_bay_id and a.cuartos & p_quarters <> 0
    and a.status in ('held', 'confirmed', 'arrived', 'working');
  select array_agg(locked.id) into v_rows from (
    select a.id from allocation a
    where a.cod_tienda = p_cod_tienda and a.fecha = p_fecha and a.bay_id = p_bay_id and a.cuartos & p_quarters <> 0
      and a.status in ('held', 'confirmed')
    for no key update skip locked
  ) as locked;
  if coalesce(cardinality(v_rows), 0) <> v_wanted then
    return false;
  end if;
  update allocation r set bay_id = (
    select o.bay_id from bay o
    where o.cod_tienda = p_cod_tienda and o.bay_id <> p_bay_id and o.skills @> r.skills and o.max_llanta >= r.llanta
      and not exists (
        select from allocation x
        where x.cod_tienda = p_cod_tienda and x.fecha = p_fecha and x.bay_id = o.bay_id and x.cuartos & r.cuartos <> 0
          and x.status in ('held', 'confirmed', 'arrived', 'working'))
    order by cardinality(o.skills), o.max_llanta, o.bay_id
    limit 1)
  where r.id = any (v_rows);
  return true;
exception when not_null_violation then
  return false;
end $$;
