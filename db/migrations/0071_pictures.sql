-- Pictures of pages (docs/decisions/076).
-- needs: log_change, tell_content

create table picture (
  id uuid primary key,
  -- What texts name it by.
  nombre text not null unique check (length(nombre) between 1 and 80),
  -- SHA-256 of the file as it was sent: the same file again is the same picture.
  huella text not null unique check (length(huella) = 64),
  -- The words that stand for it where it is not seen.
  es text not null check (length(es) between 1 and 200),
  ca text not null check (length(ca) between 1 and 200),
  -- Pixels, as it is shown: its orientation is applied.
  ancho int not null check (ancho between 1 and 12000),
  alto int not null check (alto between 1 and 12000),
  creado timestamptz not null
);
create index picture_newest on picture (creado desc, id);
create trigger picture_signed after insert or update or delete on picture
  for each row execute function log_change('id');
create trigger picture_told after update or delete on picture
  for each statement execute function tell_content();

-- What pages choose from; `archivo` is what the file is called in the store, and in its address.
create table picture_file (
  picture_id uuid not null references picture on delete cascade,
  tipo text not null check (tipo in ('avif', 'webp')),
  ancho int not null check (ancho >= 1),
  alto int not null check (alto >= 1),
  bytes int not null check (bytes >= 1),
  archivo text not null unique check (length(archivo) <= 60),
  primary key (picture_id, tipo, ancho)
);
create trigger picture_file_signed after insert or update or delete on picture_file
  for each row execute function log_change('picture_id', 'tipo', 'ancho');

-- Which pictures the text of a version names, whether or not they are there.
create table content_picture (
  page_id uuid not null,
  version int not null,
  nombre text not null check (length(nombre) between 1 and 80),
  primary key (page_id, version, nombre),
  foreign key (page_id, version) references content_version on delete cascade
);
create index content_picture_name on content_picture (nombre);
create trigger content_picture_signed after insert or update or delete on content_picture
  for each row execute function log_change('page_id', 'version', 'nombre');
