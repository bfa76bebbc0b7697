-- Tells whether what a guest's place was claimed for still lives: an appointment that is not over, an order that waits for
-- its payment (`pago`), or an order to pay at the workshop whose appointment is not over. Locks nothing.
create or replace function guest_place_lives(p_place guest_place, p_now timestamptz) returns boolean language sql stable as $$
  select case
    when p_place.visit_id is not null then exists (
      select from allocation a where a.appointment_id = p_place.visit_id and a.etapa = 1
        and a.status in ('confirmed', 'arrived', 'working') and upper(a.span) > p_now)
    when p_place.clase = 'pago' then exists (
      select from customer_order o where o.id = p_place.order_id and o.status = 'pendiente-pago')
    else exists (
      select from customer_order o join allocation a on a.order_id = o.id
      where o.id = p_place.order_id and o.status = 'confirmado' and o.pagado = 0
        and a.status in ('confirmed', 'arrived', 'working') and upper(a.span) > p_now)
  end
$$;
