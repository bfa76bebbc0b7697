-- Two log-ins of one browser may be under way at once: the second still shows the value that the first has just replaced.
alter table known_device
  add column hash_anterior bytea,
  add column cambiado timestamptz;
create index known_device_before on known_device (hash_anterior) where hash_anterior is not null;
