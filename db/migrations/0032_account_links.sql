-- Links that letters bring to an account's owner, the devices of sessions, and what somebody agreed to.
-- needs: log_change

-- An address that nobody showed to be theirs opens nothing that a guest did under it.
alter table account add column email_probado timestamptz;

-- A link works once and for a while.
create table account_link (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  para text not null check (para in ('clave', 'correo')),
  -- The account's address when it was asked for: a link proves no other one.
  email_norm text not null,
  creado timestamptz not null,
  caduca timestamptz not null,
  usado timestamptz
);
create index account_link_account on account_link (account_id);

-- SHA-256 of what opens a link: 256 random bits, made each time its letter is written, which may be more than once. They
-- are only in the letter.
create table account_link_secret (
  hash bytea primary key,
  link_id uuid not null references account_link on delete cascade
);
create index account_link_secret_link on account_link_secret (link_id);

-- What its owner tells one session from another by; the token is only with them.
alter table access_token add column id uuid not null default gen_random_uuid();
alter table access_token add column agente text;
alter table access_token add column visto timestamptz;
create unique index access_token_id on access_token (id);

-- Every answer to a question of consent, with the text that was answered: the newest one of a kind holds.
create table consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  clase text not null check (clase in ('privacidad', 'comercial', 'email', 'sms')),
  dado boolean not null,
  -- The version of the sentence, `domain/accounts/consent.ts`.
  texto text not null,
  idioma text not null check (idioma in ('es', 'ca')),
  en timestamptz not null
);
create index consent_account on consent (account_id, clase, id);

create trigger consent_signed after insert or update or delete on consent
  for each row execute function log_change('id');
