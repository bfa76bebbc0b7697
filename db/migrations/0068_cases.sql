-- What somebody asks of the chain, and what it answers (docs/decisions/072).
-- needs: log_change

create sequence case_number;

create table customer_case (
  id uuid primary key,
  numero text not null unique default 'A' || lpad(nextval('case_number')::text, 7, '0'),
  motivo text not null check (motivo in ('pedidos', 'atencion', 'presupuesto', 'cita', 'profesional', 'llamada')),
  estado text not null default 'nuevo' check (estado in ('nuevo', 'en-curso', 'contestado', 'cerrado')),
  idioma text not null check (idioma in ('es', 'ca')),
  nombre text not null default '',
  -- Empty where somebody left only a telephone.
  email text not null default '',
  email_norm text not null default '',
  telefono text,
  comentario text not null default '',
  -- A plate, or a maker and a model, as they were typed.
  vehiculo text,
  -- Of talleres-servicios.
  servicios text[] not null default '{}',
  empresa text,
  nif text,
  cod_tienda int references workshop on delete set null,
  -- What a page of the specification's client says of itself (spec N18).
  origen text,
  dispositivo text,
  agente text,
  account_id uuid references account on delete cascade,
  -- A hash of who asks for what: while it is open, the same is one case.
  igual bytea not null,
  creado timestamptz not null,
  -- When it has to be answered.
  plazo timestamptz not null,
  tomado_por uuid references account on delete set null,
  tomado timestamptz,
  cambiado timestamptz not null
);
create unique index customer_case_once on customer_case (igual) where estado in ('nuevo', 'en-curso');
create index customer_case_list on customer_case (estado, plazo, id);
create index customer_case_email on customer_case (email_norm);
create index customer_case_account on customer_case (account_id);
create index customer_case_cambiado on customer_case (cambiado);
create index customer_case_tienda on customer_case (cod_tienda);
create index customer_case_tomado on customer_case (tomado_por);
create trigger customer_case_signed after insert or update or delete on customer_case
  for each row execute function log_change('id');

create table case_answer (
  id uuid primary key,
  case_id uuid not null references customer_case on delete cascade,
  -- The first answer of a case is 1; two who write at once cannot both be it.
  turno int not null check (turno between 1 and 50),
  texto text not null check (length(texto) between 1 and 5000),
  de uuid references account on delete set null,
  en timestamptz not null,
  unique (case_id, turno)
);
create index case_answer_de on case_answer (de);
create trigger case_answer_signed after insert or update or delete on case_answer
  for each row execute function log_change('id');
