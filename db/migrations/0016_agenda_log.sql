-- What happened to every time that was more than held (docs/decisions/030): written by triggers, so that a change by hand
-- counts too.
-- needs: keep_log, log_allocation

create table allocation_log (
  id bigint generated always as identity primary key,
  en timestamptz not null default clock_timestamp(),
  tx xid8 not null default pg_current_xact_id(),
  cod_tienda int not null,
  appointment_id uuid not null,
  allocation_id bigint not null,
  etapa int not null,
  quien text not null check (quien in ('cliente', 'tarea', 'personal')),
  account_id uuid,
  nombre text,
  -- What staff did at once, so that it is undone at once.
  accion uuid,
  que text not null check (que in ('crear', 'mover', 'estado', 'anular', 'cambiar', 'quitar', 'bloquear', 'levantar')),
  antes jsonb,
  despues jsonb,
  check (antes is not null or despues is not null)
);
create index allocation_log_appointment on allocation_log (appointment_id, id);
create index allocation_log_action on allocation_log (accion) where accion is not null;

create trigger allocation_log_stays before update or delete on allocation_log for each row execute function keep_log();

-- Holds come and go many times a second; what is only held is nobody's history. A condition is read anew by every
-- statement, so what is long stands in the function.
create trigger allocation_added after insert on allocation
  for each row when (new.status <> 'held') execute function log_allocation();
create trigger allocation_removed after delete on allocation
  for each row when (old.status <> 'held') execute function log_allocation();
create trigger allocation_changed after update of status, bay_id, span, appointment_id on allocation
  for each row when (old.status <> 'held' or new.status <> 'held') execute function log_allocation();
