-- What somebody reports without saying who they are (Ley 2/2023; docs/decisions/072). Days, never moments: a moment could be
-- compared with a log.
-- needs: log_change

create table report (
  id uuid primary key,
  -- SHA-256 of the code that its writer has; the code is only with them.
  codigo_hash bytea not null unique,
  estado text not null default 'recibida' check (estado in ('recibida', 'en-tramite', 'cerrada')),
  recibida date not null,
  -- Seven days to acknowledge it, three months to answer (art. 9.2).
  acuse_hasta date not null,
  respuesta_hasta date not null,
  acusada date,
  cerrada date
);
create index report_list on report (estado, respuesta_hasta, id);
-- Only what staff do with it: a report is never written in anybody's name.
create trigger report_signed after update on report for each row execute function log_change('id');

create table report_message (
  report_id uuid not null references report on delete cascade,
  orden int not null check (orden between 1 and 100),
  -- Whether the channel wrote it, or who reports.
  del_canal boolean not null,
  -- The name of the key, and what AES-256-GCM made of the text: 12 bytes of nonce, 16 of tag, then the text.
  clave text not null,
  contenido bytea not null,
  dia date not null,
  primary key (report_id, orden)
);
create trigger report_message_signed after insert on report_message for each row when (new.del_canal)
  execute function log_change('report_id', 'orden');
