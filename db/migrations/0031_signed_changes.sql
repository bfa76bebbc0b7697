-- Who of the staff added, changed or removed a row, in every table that people change (docs/decisions/055). Times have a log
-- of their own, which keeps what they were.
-- needs: keep_log, log_change

create table change_log (
  id bigint generated always as identity primary key,
  en timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(),
  tabla text not null,
  -- The values of the primary key, with commas between them.
  fila text not null,
  que text not null check (que in ('crear', 'cambiar', 'quitar')),
  columnas text[],
  account_id uuid not null,
  -- What staff did at once, as in allocation_log.
  accion uuid,
  check ((que = 'cambiar') = (columnas is not null))
);
create index change_log_row on change_log (tabla, fila, id);
create index change_log_account on change_log (account_id, id);

create trigger change_log_stays before update or delete on change_log for each row execute function keep_log();

create trigger account_signed after insert or update or delete on account
  for each row execute function log_change('id');
create trigger basket_signed after insert or update or delete on basket
  for each row execute function log_change('cesta_id');
create trigger bay_signed after insert or update or delete on bay
  for each row execute function log_change('cod_tienda', 'bay_id');
create trigger cap_signed after insert or update or delete on cap
  for each row execute function log_change('clave');
create trigger change_request_signed after insert or update or delete on change_request
  for each row execute function log_change('id');
create trigger coupon_signed after insert or update or delete on coupon
  for each row execute function log_change('codigo');
create trigger customer_order_signed after insert or update or delete on customer_order
  for each row execute function log_change('id');
create trigger insurance_cover_signed after insert or update or delete on insurance_cover
  for each row execute function log_change('hasta_km');
create trigger late_payment_signed after insert or update or delete on late_payment
  for each row execute function log_change('id');
create trigger lead_signed after insert or update or delete on lead
  for each row execute function log_change('id_lead');
create trigger maintenance_signed after insert or update or delete on maintenance
  for each row execute function log_change('id');
create trigger order_line_signed after insert or update or delete on order_line
  for each row execute function log_change('order_id', 'posicion');
create trigger payment_signed after insert or update or delete on payment
  for each row execute function log_change('reference');
create trigger payment_refund_signed after insert or update or delete on payment_refund
  for each row execute function log_change('id');
create trigger product_request_signed after insert or update or delete on product_request
  for each row execute function log_change('id');
create trigger promotion_signed after insert or update or delete on promotion
  for each row execute function log_change('id_site_promocion');
create trigger scooter_brand_signed after insert or update or delete on scooter_brand
  for each row execute function log_change('slug');
create trigger service_signed after insert or update or delete on service
  for each row execute function log_change('id_navision');
create trigger service_price_signed after insert or update or delete on service_price
  for each row execute function log_change('id_navision', 'tipo_vehiculo', 'llanta_desde');
create trigger staff_workshop_signed after insert or update or delete on staff_workshop
  for each row execute function log_change('account_id', 'cod_tienda');
create trigger visit_signed after insert or update or delete on visit
  for each row execute function log_change('id');
create trigger visit_service_signed after insert or update or delete on visit_service
  for each row execute function log_change('servicio');
create trigger waiting_wish_signed after insert or update or delete on waiting_wish
  for each row execute function log_change('id');
create trigger workshop_signed after insert or update or delete on workshop
  for each row execute function log_change('cod_tienda');
create trigger workshop_closure_signed after insert or update or delete on workshop_closure
  for each row execute function log_change('cod_tienda', 'fecha');
create trigger workshop_hours_signed after insert or update or delete on workshop_hours
  for each row execute function log_change('cod_tienda', 'dia', 'desde');
create trigger workshop_review_signed after insert or update or delete on workshop_review
  for each row execute function log_change('id');
