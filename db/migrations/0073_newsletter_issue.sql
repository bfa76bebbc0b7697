-- What the newsletter says, and who got it (docs/decisions/074).
-- needs: log_change

create table newsletter_issue (
  id uuid primary key,
  estado text not null default 'borrador' check (estado in ('borrador', 'planeado', 'enviando', 'enviado', 'parado')),
  version int not null default 1,
  asunto_es text not null,
  asunto_ca text not null,
  texto_es text not null,
  texto_ca text not null,
  -- From when on it is sent.
  desde timestamptz,
  terminado timestamptz,
  creado timestamptz not null,
  cambiado timestamptz not null,
  check (estado = 'borrador' or desde is not null)
);
create index newsletter_issue_due on newsletter_issue (estado, desde);
create index newsletter_issue_list on newsletter_issue (cambiado desc, id);
create trigger newsletter_issue_signed after insert or update or delete on newsletter_issue
  for each row execute function log_change('id');

-- The key lets nobody be written to twice, whoever does it and however often it is begun.
create table newsletter_delivery (
  issue_id uuid not null references newsletter_issue on delete cascade,
  subscription_id uuid not null references newsletter_subscription on delete cascade,
  en timestamptz not null,
  primary key (issue_id, subscription_id)
);
create index newsletter_delivery_subscription on newsletter_delivery (subscription_id);
create index newsletter_delivery_en on newsletter_delivery (en);
