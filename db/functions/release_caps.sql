-- Gives back the uses that an order claimed, and marks its claims as released, so that a second call gives back nothing.
-- Locks the caps, by key, then the uses of persons, by key and person. Whoever calls has locked the order's row. Answers
-- nothing.
create or replace function release_caps(p_order_id bigint, p_now timestamptz) returns void
language plpgsql as $$
begin
  perform from cap c
  where c.clave in (select k.clave from cap_claim k where k.order_id = p_order_id and k.liberado is null) and c.quedan is not null
  order by c.clave for no key update;
  update cap c set quedan = c.quedan + k.cantidad from cap_claim k
  where k.clave = c.clave and k.order_id = p_order_id and k.liberado is null and c.quedan is not null;

  perform from cap_use u join cap_claim k on k.clave = u.clave and u.persona = any (k.personas)
  where k.order_id = p_order_id and k.liberado is null order by u.clave, u.persona for no key update of u;
  update cap_use u set usos = u.usos - k.cantidad from cap_claim k
  where k.clave = u.clave and u.persona = any (k.personas) and k.order_id = p_order_id and k.liberado is null and u.usos >= k.cantidad;

  update cap_claim k set liberado = p_now where k.order_id = p_order_id and k.liberado is null;
end $$;
