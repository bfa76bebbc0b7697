-- Payments that come late, and money that goes back, whole or in part (decision 022).

alter table customer_order drop constraint customer_order_status_check;
alter table customer_order add constraint customer_order_status_check
  check (status in ('pendiente-pago', 'confirmado', 'en-taller', 'completado', 'cancelado', 'caducado', 'por-decidir'));

-- What of a payment was given back, or is promised to be. A refund is one conditional write to it.
alter table payment add column devuelto int not null default 0;
update payment set devuelto = importe where status in ('devolver', 'devuelto');
alter table payment
  add constraint payment_devuelto_check check (devuelto between 0 and importe),
  add constraint payment_given_back_check check (status not in ('devolver', 'devuelto') or devuelto = importe);

create table payment_refund (
  id bigint primary key generated always as identity,
  reference text not null references payment on delete cascade,
  importe int not null check (importe > 0),     -- cents
  motivo text not null check (motivo in (
    'hora-perdida', 'ya-pagado', 'importe-distinto', 'pedida', 'plazo', 'cancelado', 'tras-cancelar', 'ajuste')),
  -- `revisar`: nobody but a person can tell whether the money went back.
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecha', 'revisar')),
  -- Sent to the gateway, whose answer nobody knows.
  dudosa boolean not null default false,
  -- Since when somebody is at it.
  tomada timestamptz,
  creado timestamptz not null,
  resuelto timestamptz
);
create index payment_refund_reference on payment_refund (reference, id);
create index payment_refund_open on payment_refund (creado) where estado <> 'hecha';

insert into payment_refund (reference, importe, motivo, estado, creado, resuelto)
select p.reference, p.importe, case o.status when 'caducado' then 'hora-perdida' else 'ya-pagado' end,
  case p.status when 'devuelto' then 'hecha' else 'pendiente' end, p.resuelto, case p.status when 'devuelto' then p.resuelto end
from payment p join customer_order o on o.id = p.order_id
where p.status in ('devolver', 'devuelto');
update mail m set datos = m.datos || jsonb_build_object('refundId', r.id)
from payment_refund r where m.template = 'devolucion' and m.datos ->> 'reference' = r.reference;

-- What the customer is asked whose payment came when the time was gone. Nobody can guess its id: whoever has it
-- may answer.
create table late_payment (
  id uuid primary key default gen_random_uuid(),
  order_id bigint not null references customer_order on delete cascade,
  reference text not null unique references payment on delete cascade,
  -- Without an answer by then, the money goes back.
  hasta timestamptz not null,
  creado timestamptz not null,
  decision text check (decision in ('hora', 'pedida', 'plazo', 'cancelado')),
  decidido timestamptz,
  check ((decision is null) = (decidido is null))
);
create unique index late_payment_open on late_payment (order_id) where decision is null;
create index late_payment_due on late_payment (hasta) where decision is null;

-- The pretend gateway: refunds by the key that the shop gives each, and an answer that is kept back from the shop
-- until its visitor lets it go.
create table sandbox_refund (
  merchant_id text not null,
  order_id text not null,
  refund_id text not null,
  importe bigint not null check (importe > 0),
  primary key (merchant_id, order_id, refund_id),
  foreign key (merchant_id, order_id) references sandbox_payment on delete cascade
);
insert into sandbox_refund (merchant_id, order_id, refund_id, importe)
select s.merchant_id, s.order_id, r.id::text, s.devuelto
from sandbox_payment s join payment_refund r on r.reference = s.order_id
where s.devuelto is not null;
alter table sandbox_payment drop column devuelto, add column retenido boolean not null default false;
