-- Passkeys (WebAuthn): what opens an account without a password.
-- needs: log_change

create table passkey (
  -- The credential's id, as the browser names it.
  id text primary key,
  account_id uuid not null references account on delete cascade,
  -- Its public key (COSE).
  clave bytea not null,
  -- How often it signed, where it counts; one that goes backwards was copied.
  contador bigint not null,
  transportes text[] not null,
  -- The browser and system in which it was made.
  agente text,
  creado timestamptz not null,
  usado timestamptz
);
create index passkey_account on passkey (account_id, creado);
create trigger passkey_signed after insert or update or delete on passkey
  for each row execute function log_change('id');

-- What a passkey has to sign: once, soon, for one purpose, and but for a log-in for one account.
create table passkey_challenge (
  hash bytea primary key,
  para text not null check (para in ('alta', 'entrada', 'confirmacion')),
  account_id uuid references account on delete cascade,
  caduca timestamptz not null,
  check ((para = 'entrada') = (account_id is null))
);
create index passkey_challenge_ends on passkey_challenge (caduca);
