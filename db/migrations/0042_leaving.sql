-- What stays of somebody who has left, and until when (docs/decisions/060).
-- needs: log_change

alter table customer_order add column borrado_en timestamptz;
comment on column customer_order.borrado_en is 'when all that names its customer was erased';

-- Tax data of orders, which the law keeps and nobody reads: no page, no call and no letter asks this table.
create table blocked_record (
  order_id bigint primary key references customer_order on delete cascade,
  billing jsonb not null,
  desde timestamptz not null,
  hasta date not null                           -- erased then
);
create index blocked_record_hasta on blocked_record (hasta);
create trigger blocked_record_signed after insert or update or delete on blocked_record
  for each row execute function log_change('order_id');
