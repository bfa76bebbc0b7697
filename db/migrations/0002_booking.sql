-- Bookings, holds and staff blocks: one table, one constraint. A bay's time is never given twice.

-- The lock that orders all who want a bay on a day, and the version that tells caches it changed.
create table workshop_day (
  cod_tienda int not null references workshop on delete cascade,
  fecha date not null,
  version bigint not null default 0,
  primary key (cod_tienda, fecha)
);

create table allocation (
  id bigint generated always as identity primary key,
  appointment_id uuid not null,                 -- a job of several stages has several rows
  cod_tienda int not null,
  bay_id int not null,
  tz text not null,
  span tstzrange not null check (
    not isempty(span) and lower_inc(span) and not upper_inc(span)
    and lower(span) is not null and upper(span) is not null
    and upper(span) - lower(span) between interval '5 min' and interval '12 h'),
  fecha date generated always as ((lower(span) at time zone tz)::date) stored,
  kind text not null check (kind in ('booking', 'move_hold', 'block')),
  status text not null check (status in ('held', 'confirmed', 'arrived', 'working', 'done', 'no_show', 'cancelled', 'expired')),
  hold_token uuid,
  held_since timestamptz,
  expires_at timestamptz,
  matricula text,
  matricula_normalizada text generated always as (upper(regexp_replace(matricula, '[^A-Za-z0-9]', '', 'g'))) stored,
  order_id bigint references customer_order,
  rev int not null default 1,
  creado timestamptz not null default now(),
  foreign key (cod_tienda, bay_id) references bay,
  check ((status = 'held') = (expires_at is not null)),
  constraint never_double exclude using gist (cod_tienda with =, bay_id with =, span with &&)
    where (status in ('held', 'confirmed', 'arrived', 'working')) deferrable initially immediate
);
create unique index one_per_plate_day on allocation (cod_tienda, fecha, matricula_normalizada)
  where status in ('held', 'confirmed', 'arrived', 'working') and kind = 'booking';
create index allocation_live on allocation (cod_tienda, fecha, bay_id)
  where status in ('held', 'confirmed', 'arrived', 'working');
create index allocation_token on allocation (hold_token) where status = 'held';
create index allocation_appointment on allocation (appointment_id);
create index allocation_order on allocation (order_id) where order_id is not null;
create index allocation_expiring on allocation (expires_at) where status = 'held';
