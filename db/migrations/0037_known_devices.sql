-- Browsers from which somebody signed in to an account. The value itself is only in the browser.
create table known_device (
  hash bytea not null,
  account_id uuid not null references account on delete cascade,
  caduca timestamptz not null,
  primary key (hash, account_id)
);
create index known_device_account on known_device (account_id, caduca);
