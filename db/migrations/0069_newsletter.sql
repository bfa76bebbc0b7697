-- Who wants the newsletter, with the proof of it (docs/decisions/073).
-- needs: log_change

create table newsletter_subscription (
  id uuid primary key,
  email text not null,
  email_norm text not null unique,
  idioma text not null check (idioma in ('es', 'ca')),
  -- `pendiente` until the link of the letter was used.
  estado text not null check (estado in ('pendiente', 'activa', 'baja')),
  -- How often it was cancelled: an older link confirms nothing any more.
  bajas int not null default 0,
  pedido timestamptz not null,
  cambiado timestamptz not null
);
create index newsletter_subscription_old on newsletter_subscription (estado, cambiado);
create trigger newsletter_subscription_signed after insert or update or delete on newsletter_subscription
  for each row execute function log_change('id');

-- What was asked, confirmed and cancelled, when, to which sentence, and from where (GDPR art. 7.1).
create table newsletter_consent (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  que text not null check (que in ('pedida', 'confirmada', 'baja')),
  -- The day of the sentence (domain/newsletter/consent-text.ts).
  texto text not null,
  origen text not null check (origen in ('formulario', 'enlace', 'preferencias', 'cuenta')),
  -- What the specification's client says of the site that it is on: noted, and used for nothing.
  dominio text,
  -- The network without what tells one household from another; null of an account's own answer.
  red text,
  en timestamptz not null
);
create index newsletter_consent_subscription on newsletter_consent (subscription_id, id);
create trigger newsletter_consent_signed after insert or update or delete on newsletter_consent
  for each row execute function log_change('id');
