-- Staff who act in the name of a customer (docs/decisions/062).
-- needs: log_change

-- A code is asked for, typed once within minutes, and becomes a session. Who asked for it, and why, stays for a year.
create table impersonation (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Who acts.
  personal uuid references account on delete set null,
  -- The session in which the code was asked for; without it the code is worth nothing.
  por bytea references access_token on delete set null,
  motivo text not null check (length(motivo) between 5 and 200),
  hash bytea not null unique,
  creado timestamptz not null,
  caduca timestamptz not null,
  -- When the code became a session.
  usado timestamptz
);
create index impersonation_account on impersonation (account_id, usado);
create index impersonation_personal on impersonation (personal);
create index impersonation_por on impersonation (por) where por is not null;
create trigger impersonation_signed after insert or update or delete on impersonation
  for each row execute function log_change('id');

-- The session of the staff on which one in the name of a customer stands, and with which it ends. Null in all others.
alter table access_token add column por bytea references access_token on delete cascade;
create index access_token_por on access_token (por) where por is not null;
