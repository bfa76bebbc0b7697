-- Bookings, holds and staff blocks: one table, one constraint. A bay's time is never given twice (docs/decisions/010).
-- needs: quarters_of, normal_plate, count_revision, stand_alone

-- A stage of a job with its place in time, and the bays that could take it.
create type job_stage as (etapa int, span tstzrange, cuartos bigint, skills text[], llanta numeric, bays int[]);

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
  matricula_normalizada text generated always as (normal_plate(matricula)) stored,
  order_id bigint references customer_order deferrable initially deferred,
  rev int not null default 1,
  creado timestamptz not null default now(),
  recordado timestamptz,                        -- when the customer was reminded, of an order or not
  motivo text,                                  -- why a bay is blocked
  -- An appointment that is being moved does not stand in its own way: the hold of its new time names it.
  moves uuid,
  -- One visitor holds one time, and one network few. Both are claimed by unique keys, which end with the hold.
  visitor uuid,
  network text,
  network_place int,
  promised_until timestamptz,                   -- a hold whose page was left ends soon, unless it is read again (docs/decisions/040)
  -- An e-mail that nobody proved holds few times at once: of a hold that names one, a place of that person ends with the hold.
  persona text,
  persona_place int,
  foreign key (cod_tienda, bay_id) references bay,
  check ((status = 'held') = (expires_at is not null)),
  check (status <> 'held' or (hold_token is not null and held_since is not null)),
  -- What is read by day must lie in that day; a longer block is one row a day.
  constraint within_one_day check (((upper(span) - interval '1 microsecond') at time zone tz)::date = (lower(span) at time zone tz)::date),
  -- Workshop and bay as one number, so that no reader of a workshop's day is ever planned over this index. Two rows of
  -- one car that is being moved never clash; of two cars they do.
  constraint never_double
    exclude using gist (((cod_tienda::bigint << 32) + bay_id) with =, span with &&, (coalesce(moves, appointment_id)) with <>)
      where (status in ('held', 'confirmed', 'arrived', 'working')) deferrable initially immediate
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
comment on column allocation.moves is 'of a hold: the appointment that takes its time when it is confirmed';
comment on column allocation.visitor is 'of a hold made by a visitor: their account, or else what their browser is told apart by';
comment on column allocation.network_place is 'of a hold made by a visitor: which of the places that their network has';
comment on column allocation.persona is 'of a hold that was asked for with an e-mail nobody proved: whose it is, to count by only';
comment on column allocation.promised_until is 'of a hold whose page was left: when it would have ended';

-- The first stage stands for its whole appointment: who changes an appointment locks that row first.
create unique index one_per_plate_day on allocation (cod_tienda, fecha, matricula_normalizada)
  where status in ('held', 'confirmed', 'arrived', 'working') and kind = 'booking' and etapa = 1
    and matricula_normalizada is not null;
create unique index one_hold_per_token on allocation (hold_token) where status = 'held' and etapa = 1;
create unique index one_hold_per_visitor on allocation (visitor) where status = 'held' and etapa = 1 and visitor is not null;
create unique index one_hold_per_network_place on allocation (network, network_place)
  where status = 'held' and etapa = 1 and network is not null;
create unique index one_hold_per_persona_place on allocation (persona, persona_place)
  where status = 'held' and etapa = 1 and persona is not null;
create index allocation_live on allocation (cod_tienda, fecha, bay_id) include (cuartos, expires_at)
  where status in ('held', 'confirmed', 'arrived', 'working');
-- A day of the agenda also shows what is over; what lives has `allocation_live`. Nothing is written to it while a time is
-- held or booked.
create index allocation_over on allocation (cod_tienda, fecha) where status in ('done', 'no_show');
create unique index allocation_stage on allocation (appointment_id, etapa);
create index allocation_order on allocation (order_id) where order_id is not null;
create index allocation_expiring on allocation (expires_at) where status = 'held';
create index allocation_to_remind on allocation (fecha)
  where status = 'confirmed' and kind = 'booking' and etapa = 1 and recordado is null;
create index allocation_done on allocation (fecha)
  where status = 'done' and kind = 'booking' and etapa = 1;

create trigger allocation_stands_alone before update of status on allocation
  for each row when (new.status <> 'held'
    and (new.moves is not null or new.visitor is not null or new.network is not null or new.persona is not null))
  execute function stand_alone();
create trigger allocation_counts before update of status, bay_id, span on allocation
  for each row when (old.status <> 'held') execute function count_revision();
