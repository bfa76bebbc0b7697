-- Takes uses of what is capped, in all and for each person. `p_caps` is [{clave, cantidad}]; a key without a cap is left
-- out and not counted.
-- Decides by conditional writes whether enough is left, for everybody and for each of `p_personas`.
-- Locks the caps, by key, then the uses of persons, by key and person. It is the last step before a commit, because
-- everybody who wants the same few waits for it.
-- Answers nothing. Raises RC001 where too little is left, so that nothing of what the caller did before stays.
create or replace function take_caps(p_order_id bigint, p_caps jsonb, p_personas jsonb, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_personas constant text[] := array(select distinct jsonb_array_elements_text(p_personas));
  v_limited int;
  v_personal int;
  v_taken int;
begin
  if jsonb_array_length(p_caps) = 0 then
    return;
  end if;
  select count(c.quedan), count(c.por_persona) * cardinality(v_personas) into v_limited, v_personal
  from jsonb_to_recordset(p_caps) as w(clave text) join cap c on c.clave = w.clave;

  perform from cap c where c.clave in (select w.clave from jsonb_to_recordset(p_caps) as w(clave text)) and c.quedan is not null
  order by c.clave for no key update;
  update cap c set quedan = c.quedan - w.cantidad from jsonb_to_recordset(p_caps) as w(clave text, cantidad int)
  where c.clave = w.clave and c.quedan >= w.cantidad;
  get diagnostics v_taken = row_count;
  if v_taken < v_limited then
    raise exception 'a cap is used up' using errcode = 'RC001';
  end if;

  insert into cap_use as u (clave, persona, usos)
  select c.clave, p.persona, w.cantidad
  from jsonb_to_recordset(p_caps) as w(clave text, cantidad int) join cap c on c.clave = w.clave, unnest(v_personas) as p(persona)
  where c.por_persona >= w.cantidad order by c.clave, p.persona
  on conflict on constraint cap_use_pkey do update set usos = u.usos + excluded.usos
  where u.usos + excluded.usos <= (select c.por_persona from cap c where c.clave = u.clave);
  get diagnostics v_taken = row_count;
  if v_taken < v_personal then
    raise exception 'somebody has used up what one person may' using errcode = 'RC001';
  end if;

  insert into cap_claim (order_id, clave, cantidad, personas, creado)
  select p_order_id, c.clave, w.cantidad, v_personas, p_now
  from jsonb_to_recordset(p_caps) as w(clave text, cantidad int) join cap c on c.clave = w.clave
  on conflict on constraint cap_claim_pkey
    do update set cantidad = excluded.cantidad, personas = excluded.personas, creado = excluded.creado, liberado = null;
end $$;
