-- When a person last did something with a session: a tap or a key, not what a screen asks by itself. Null where nothing was
-- said since it began.
alter table access_token add column activo timestamptz;
