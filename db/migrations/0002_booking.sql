-- Bookings, holds and staff blocks: one table, one constraint. A bay's time is never given twice.

-- The quarters of an hour of the booking day, 06:00 to 22:00 in the workshop's zone, that a span
-- touches: bit 0 is 06:00. Only what never changes its answer is used, so that the column below may
-- store it; plpgsql, because a function in SQL that is not inlined is planned again at every use.
create function quarters_of(span tstzrange, tz text) returns bigint
language plpgsql immutable strict parallel safe as $$
declare
  v_from constant int := floor(extract(epoch from (lower(span) at time zone tz)::time) / 900)::int - 24;
  v_to constant int := floor(extract(epoch from ((upper(span) at time zone tz) - interval '1 microsecond')::time) / 900)::int - 23;
begin
  return case when v_to >= 64 then -1 when v_to <= 0 then 0 else ~(-1::bigint << v_to) end
       & case when v_from >= 64 then 0 when v_from <= 0 then -1 else -1::bigint << v_from end;
end $$;

create table allocation (
  id bigint generated always as identity primary key,
  appointment_id uuid not null,                 -- a job of several stages has several rows
  etapa int not null default 1 check (etapa between 1 and 9),
  cod_tienda int not null,
  bay_id int not null check (bay_id >= 0),
  tz text not null,
  span tstzrange not null check (
    not isempty(span) and lower_inc(span) and not upper_inc(span)
    and lower(span) is not null and upper(span) is not null
    and upper(span) - lower(span) between interval '5 min' and interval '12 h'),
  fecha date not null generated always as ((lower(span) at time zone tz)::date) stored,
  cuartos bigint not null generated always as (quarters_of(span, tz)) stored,
  skills text[] not null default '{}',          -- what it asks of a bay, so that it may be given another
  llanta numeric(4, 1) not null default 0,
  kind text not null check (kind in ('booking', 'move_hold', 'block')),
  status text not null check (status in ('held', 'confirmed', 'arrived', 'working', 'done', 'no_show', 'cancelled')),
  hold_token uuid,
  held_since timestamptz,
  expires_at timestamptz,
  matricula text,
  matricula_normalizada text generated always as (nullif(upper(regexp_replace(matricula, '[^A-Za-z0-9]', '', 'g')), '')) stored,
  order_id bigint references customer_order deferrable initially deferred,
  rev int not null default 1,
  creado timestamptz not null default now(),
  foreign key (cod_tienda, bay_id) references bay,
  check ((status = 'held') = (expires_at is not null)),
  check (status <> 'held' or (hold_token is not null and held_since is not null)),
  -- What is read by day must lie in that day; a longer block is one row a day.
  constraint within_one_day check (((upper(span) - interval '1 microsecond') at time zone tz)::date = (lower(span) at time zone tz)::date),
  -- Workshop and bay as one number, so that no reader of a workshop's day is ever planned over this index.
  constraint never_double exclude using gist (((cod_tienda::bigint << 32) + bay_id) with =, span with &&)
    where (status in ('held', 'confirmed', 'arrived', 'working')) deferrable initially immediate
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- The first stage stands for its whole appointment: who changes an appointment locks that row first.
create unique index one_per_plate_day on allocation (cod_tienda, fecha, matricula_normalizada)
  where status in ('held', 'confirmed', 'arrived', 'working') and kind = 'booking' and etapa = 1
    and matricula_normalizada is not null;
create unique index one_hold_per_token on allocation (hold_token) where status = 'held' and etapa = 1;
create index allocation_live on allocation (cod_tienda, fecha, bay_id) include (cuartos, expires_at)
  where status in ('held', 'confirmed', 'arrived', 'working');
create unique index allocation_stage on allocation (appointment_id, etapa);
create index allocation_order on allocation (order_id) where order_id is not null;
create index allocation_expiring on allocation (expires_at) where status = 'held';
