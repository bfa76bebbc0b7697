-- The customer in whose name staff did something, in both logs (docs/decisions/062). Null where they did it as themselves.
alter table change_log add column en_nombre_de uuid;
create index change_log_in_whose_name on change_log (en_nombre_de, id) where en_nombre_de is not null;
alter table allocation_log add column en_nombre_de uuid;
