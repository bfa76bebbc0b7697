-- What a driver tells of a car's upkeep, and what they are reminded of (docs/decisions/067).
-- needs: log_change

-- What was done elsewhere, or is not there. One row a thing: what is told later counts.
create table upkeep_fact (
  vehicle_id uuid not null references vehicle on delete cascade,
  cosa text not null check (cosa in ('itv', 'revision', 'liquido-frenos', 'correa', 'transmision', 'bateria', 'gas', 'neumaticos')),
  -- When it was done; of the inspection until when it is good; of tyres when they were made.
  fecha date,
  kms int check (kms between 1 and 3000000),
  -- The vehicle has none: a chain instead of a belt.
  sin boolean not null,
  temporada text check (temporada in ('verano', 'invierno', 'allseason')),
  dicho timestamptz not null,
  primary key (vehicle_id, cosa),
  check (sin or fecha is not null)
);
create trigger upkeep_fact_signed after insert or update or delete on upkeep_fact
  for each row execute function log_change('vehicle_id', 'cosa');

-- Of which vehicles an owner wants to be reminded by mail, or wanted to be: the proof stays (GDPR art. 7.1).
create table upkeep_reminder (
  vehicle_id uuid primary key references vehicle on delete cascade,
  idioma text not null check (idioma in ('es', 'ca')),
  -- When they agreed, and to which sentence (domain/upkeep/reminders.ts).
  desde timestamptz not null,
  texto date not null,
  -- When they took it back.
  hasta timestamptz,
  -- The day on which it was looked at last.
  mirado date not null
);
create index upkeep_reminder_to_look on upkeep_reminder (mirado) where hasta is null;
create trigger upkeep_reminder_signed after insert or update or delete on upkeep_reminder
  for each row execute function log_change('vehicle_id');

-- What somebody was reminded of: each turn of a thing once, whoever looks, and however often.
create table upkeep_notice (
  vehicle_id uuid not null references vehicle on delete cascade,
  cosa text not null,
  turno text not null check (length(turno) <= 40),
  en timestamptz not null,
  primary key (vehicle_id, cosa, turno)
);
create trigger upkeep_notice_signed after insert or update or delete on upkeep_notice
  for each row execute function log_change('vehicle_id', 'cosa', 'turno');
