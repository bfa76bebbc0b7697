-- What somebody takes along of what is kept about them (docs/decisions/063).
-- needs: log_change

-- The one living wish of an account, and its file while it may be fetched. Who leaves takes both away.
create table data_export (
  account_id uuid primary key references account on delete cascade,
  -- Of the wish: another one in its place has another.
  id uuid not null unique,
  idioma text not null check (idioma in ('es', 'ca')),
  estado text not null check (estado in ('preparando', 'lista', 'demasiado', 'fallida')),
  pedido timestamptz not null,
  -- Wishes are counted from the first one of a day.
  desde timestamptz not null,
  veces int not null check (veces > 0),
  hecho timestamptz,
  -- Until then it may be fetched; then file and row are deleted.
  caduca timestamptz not null,
  descargas int not null default 0 check (descargas >= 0),
  -- A ZIP is compressed already.
  archivo bytea,
  check ((estado = 'lista') = (archivo is not null))
);
alter table data_export alter column archivo set storage external;
create index data_export_ends on data_export (caduca);
create trigger data_export_signed after insert or update or delete on data_export
  for each row execute function log_change('account_id');

-- A link may also bring somebody to that file.
alter table account_link drop constraint account_link_para_check;
alter table account_link add constraint account_link_para_check check (para in ('clave', 'correo', 'datos'));
