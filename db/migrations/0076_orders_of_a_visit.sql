-- Several orders may share one appointment (docs/decisions/080): its entry in a calendar keeps the name of the first.
create index customer_order_appointment on customer_order (appointment_id) where appointment_id is not null;
