-- Pages that editors write (docs/decisions/070).
-- needs: log_change, tell_content

create table content_page (
  id uuid primary key,
  -- What a file of it is known by, so that the same file brought again is the same page.
  clave text unique check (length(clave) between 1 and 80),
  clase text not null check (clase in ('pagina', 'articulo', 'landing', 'plantilla', 'plantilla-venta', 'distribucion')),
  -- The newest version. Who saves names the one that they had read.
  version int not null check (version >= 1),
  creado timestamptz not null,
  -- When its newest version was written.
  cambiado timestamptz not null
);
create index content_page_changed on content_page (cambiado desc, id);
create trigger content_page_signed after insert or update or delete on content_page
  for each row execute function log_change('id');

create table content_version (
  page_id uuid not null references content_page on delete cascade,
  version int not null check (version >= 1),
  creado timestamptz not null,
  -- The day under which an article is listed.
  fecha date,
  indexar boolean not null,
  -- Whether the foot of every page leads to it.
  pie boolean not null,
  primary key (page_id, version)
);
create trigger content_version_signed after insert or update or delete on content_version
  for each row execute function log_change('page_id', 'version');

create table content_text (
  page_id uuid not null,
  version int not null,
  idioma text not null check (idioma in ('es', 'ca')),
  slug text not null check (length(slug) <= 80),
  titulo text not null check (length(titulo) <= 120),
  descripcion text not null check (length(descripcion) <= 300),
  entrada text not null check (length(entrada) <= 300),
  -- Markdown with the shop's blocks (domain/content/body.ts).
  texto text not null check (length(texto) <= 20000),
  primary key (page_id, version, idioma),
  foreign key (page_id, version) references content_version on delete cascade
);
create trigger content_text_signed after insert or update or delete on content_text
  for each row execute function log_change('page_id', 'version', 'idioma');

-- From when on a version is shown; without one, nothing of the page is.
create table content_publication (
  id bigint generated always as identity primary key,
  page_id uuid not null references content_page on delete cascade,
  version int,
  desde timestamptz not null,
  foreign key (page_id, version) references content_version (page_id, version) on delete cascade
);
create index content_publication_page on content_publication (page_id, desde desc, id desc);
create index content_publication_since on content_publication (desde);
create index content_publication_version on content_publication (page_id, version);
create trigger content_publication_signed after insert or update or delete on content_publication
  for each row execute function log_change('id');
create trigger content_publication_told after insert or update or delete on content_publication
  for each statement execute function tell_content();

-- Which page a path below a language leads to. It stays with the page for as long as that is there: old addresses lead on.
create table content_route (
  idioma text not null check (idioma in ('es', 'ca')),
  ruta text not null check (length(ruta) <= 90),
  page_id uuid not null references content_page on delete cascade,
  -- Since when the public knows it; null while only drafts have it.
  desde timestamptz,
  primary key (idioma, ruta)
);
create index content_route_page on content_route (page_id);
create trigger content_route_signed after insert or update or delete on content_route
  for each row execute function log_change('idioma', 'ruta');
