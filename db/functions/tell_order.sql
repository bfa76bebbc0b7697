-- Trigger of a row of an order or of its time: tells every server that the order has come to another state, so that open
-- pages show it (docs/decisions/059). What is told is the order's number in the table; who listens reads it again.
create or replace function tell_order() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'allocation' then
    perform pg_notify('order_told', new.order_id::text);
  else
    perform pg_notify('order_told', new.id::text);
  end if;
  return null;
end $$;
