-- Writes a plate as it is compared: capitals and digits only, as `normalisePlate` of src/domain/vehicles writes it; null
-- where nothing is left.
-- `allocation.matricula_normalizada` stores its answer, so its meaning never changes: another meaning is another function
-- and another column. Not strict, because PostgreSQL then would not write it into the statement that calls it.
create or replace function normal_plate(p_plate text) returns text language sql immutable parallel safe as $$
  select nullif(upper(regexp_replace(normalize(p_plate, nfd), '[^A-Za-z0-9]', '', 'g')), '')
$$;
