-- Takes the goods and the capped uses of a lapsed order again, at any price, and turns a hold into its booking: all, or
-- nothing.
-- Locks offers by id, the hold, caps by key, uses of persons. Whoever calls has locked the order's row.
-- Answers null when it is done, else why not: `sin-existencias`, the code of `confirm_hold`, or `cupo-agotado`.
create or replace function reclaim_order(p_order_id bigint, p_token uuid, p_matricula text, p_now timestamptz) returns text
language plpgsql as $$
declare
  v_claims constant jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('offer_id', c.offer_id, 'cantidad', c.cantidad)), '[]') from stock_claim c where c.order_id = p_order_id and c.liberado is not null);
  v_caps constant jsonb := (
    select coalesce(jsonb_agg(jsonb_build_object('clave', c.clave, 'cantidad', c.cantidad)), '[]') from cap_claim c where c.order_id = p_order_id and c.liberado is not null);
  v_personas constant jsonb := (
    select coalesce(jsonb_agg(distinct p.persona), '[]') from cap_claim c, unnest(c.personas) as p(persona) where c.order_id = p_order_id);
  v_time record;
begin
  if not lock_offers(v_claims) then
    return 'sin-existencias';
  end if;
  select t.codigo, t.appointment_id into v_time from confirm_hold(p_token, p_order_id, p_matricula) as t;
  if v_time.codigo is not null then
    return v_time.codigo;
  end if;
  perform take_goods(p_order_id, v_claims, p_now);
  update customer_order o set appointment_id = v_time.appointment_id where o.id = p_order_id;
  perform take_caps(p_order_id, v_caps, v_personas, p_now);
  return null;
exception when sqlstate 'RC001' then
  return 'cupo-agotado';
end $$;
