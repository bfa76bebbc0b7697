-- The quarters of an hour of the booking day, 06:00 to 22:00 in the workshop's zone, that a span touches: bit 0 is 06:00.
-- `allocation.cuartos` stores its answer, so it uses only what never changes and its meaning never does: another meaning
-- is another function and another column. In plpgsql, because a function in SQL that is not inlined is planned again at
-- every use.
create or replace function quarters_of(span tstzrange, tz text) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  v_from constant int := floor(extract(epoch from (lower(span) at time zone tz)::time) / 900)::int - 24;
  v_to constant int := floor(extract(epoch from ((upper(span) at time zone tz) - interval '1 microsecond')::time) / 900)::int - 23;
begin
  return case when v_to >= 64 then -1 when v_to <= 0 then 0 else ~(-1::bigint << v_to) end
       & case when v_from >= 64 then 0 when v_from <= 0 then -1 else -1::bigint << v_from end;
end $$;
