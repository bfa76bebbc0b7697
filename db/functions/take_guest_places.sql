-- Claims what an appointment (`p_visit`) or an order (`p_order`) of an unproved guest takes. `p_guest` is {places: [{persona,
-- clase, cantidad, most}], network, most}, of which `network` may be null.
-- Decides: each person has at most `most` places of a kind, and a place whose thing lives no longer is free; a network makes
-- at most `most` things on a day, in UTC. Places that the order had before are given back first.
-- Locks by unique keys, persons and kinds in order, places from the first: whoever takes the same place at this moment is
-- waited for. The network's day comes last.
-- Answers nothing. Where too little is left raises RC011 (cita), RC012 (taller), RC013 (unidad), RC014 (pago) or RC015 (the
-- network's day), so that nothing of what the caller did before stays.
create or replace function take_guest_places(p_guest jsonb, p_visit uuid, p_order bigint, p_now timestamptz) returns void
language plpgsql as $$
declare
  v_wish record;
  v_taken int;
  v_added int;
begin
  delete from guest_place g where g.order_id = p_order;
  for v_wish in
    select w.persona, w.clase, w.cantidad, w.most
    from jsonb_to_recordset(p_guest -> 'places') as w(persona text, clase text, cantidad int, most int)
    order by w.persona, w.clase
  loop
    delete from guest_place g
    where g.persona = v_wish.persona and g.clase = v_wish.clase and not guest_place_lives(g, p_now);
    v_taken := 0;
    for v_place in 1..v_wish.most loop
      exit when v_taken = v_wish.cantidad;
      -- Waits for whoever is taking this place at this moment.
      insert into guest_place (persona, clase, place, visit_id, order_id)
      values (v_wish.persona, v_wish.clase, v_place, p_visit, p_order) on conflict do nothing;
      get diagnostics v_added = row_count;
      v_taken := v_taken + v_added;
    end loop;
    if v_taken < v_wish.cantidad then
      raise exception 'a guest has all that one may have: %', v_wish.clase
        using errcode = case v_wish.clase when 'cita' then 'RC011' when 'taller' then 'RC012' when 'unidad' then 'RC013' else 'RC014' end;
    end if;
  end loop;
  if p_guest ->> 'network' is not null then
    insert into guest_day as d (network, dia, usados) values (p_guest ->> 'network', (p_now at time zone 'UTC')::date, 1)
    on conflict (network, dia) do update set usados = d.usados + 1 where d.usados < (p_guest ->> 'most')::int;
    get diagnostics v_added = row_count;
    if v_added = 0 then
      raise exception 'a network has had all of a day' using errcode = 'RC015';
    end if;
  end if;
end $$;
