create table mail (
  id uuid primary key,
  template text not null,
  destinatario text not null,
  idioma text not null check (idioma in ('es', 'ca')),
  datos jsonb not null,
  status text not null default 'pendiente' check (status in ('pendiente', 'enviado', 'fallido')),
  creado timestamptz not null default now(),
  enviado timestamptz,
  -- What a letter said when it left, for the mailbox of a shop without a mail server; null elsewhere.
  carta jsonb
);

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  dedupe text,
  run_at timestamptz not null default now(),
  attempts int not null default 0,
  locked_until timestamptz,
  error text,
  done_at timestamptz,
  failed_at timestamptz
);
create index job_due on job (run_at) where done_at is null and failed_at is null;
create unique index job_dedupe on job (kind, dedupe) where dedupe is not null and done_at is null and failed_at is null;

create table idempotency_key (
  scope text not null,                          -- endpoint and caller
  key text not null,
  body_hash bytea not null,
  status int,                                   -- null while the work runs
  answer jsonb,
  creado timestamptz not null default now(),
  -- Which opening of the database works on it: one that is gone holds no advisory lock (726392, instancia) any more, and
  -- what it had begun may be begun anew at once.
  instancia int,
  primary key (scope, key)
);
create index idempotency_key_creado on idempotency_key (creado);

create table rate_limit (
  key text not null,
  desde timestamptz not null,
  cantidad int not null,
  primary key (key, desde)
);

create table maintenance (
  id int generated always as identity primary key,
  activo boolean not null,
  fecha_inicio timestamptz not null,
  fecha_fin timestamptz not null check (fecha_fin > fecha_inicio)
);

-- What all servers of one database share and nobody configures: secrets made at the first start.
create table setting (
  key text primary key,
  value text not null
);

-- What the last look at each rule of the books found (docs/decisions/024); what a rule says:
-- src/server/books/books-store.ts.
create table book_check (
  regla text primary key,
  descuadres int not null check (descuadres >= 0),
  ejemplos text[] not null,
  mirado timestamptz not null
);
