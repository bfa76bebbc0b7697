-- The vehicles of somebody's, and the kilometres that they told of them (docs/decisions/064).
-- needs: log_change, normal_plate

-- Nothing of an owner but the account whose list it stands in: the same car may stand in two accounts.
create table vehicle (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- As its owner typed it; only e-scooters go without one.
  matricula text check (length(matricula) <= 20),
  matricula_normalizada text generated always as (normal_plate(matricula)) stored,
  tipo_vehiculo text not null
    check (tipo_vehiculo in ('turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'patinete', 'otro')),
  marca text not null,
  modelo text not null,
  motor text not null,
  combustible text
    check (combustible in ('gasolina', 'diesel', 'hibrido', 'hibrido-enchufable', 'glp', 'gnc', 'electrico')),
  capacidad_carter numeric(5, 2) check (capacidad_carter > 0),
  ano_fabric int,
  ano_matric int,
  -- What else is known of its kind: years of the model, power, oils, battery, sizes, months of registration.
  ficha jsonb not null,
  color text not null check (color in ('gris', 'blanco', 'negro', 'rojo', 'azul', 'verde')),
  codigo_postal text,
  -- Who says what it is: the registry, our own lists, or its driver.
  origen text not null check (origen in ('ws', 'db', 'usuario')),
  creado timestamptz not null,
  cambiado timestamptz not null,
  check (matricula_normalizada is not null or tipo_vehiculo = 'patinete'),
  unique (account_id, matricula_normalizada)
);
create trigger vehicle_signed after insert or update or delete on vehicle
  for each row execute function log_change('id');

-- What the clock of a car showed. It is the account's word about a plate, whether it keeps the car or not.
create table vehicle_kilometres (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  matricula_normalizada text not null,
  kms int not null check (kms between 1 and 3000000),
  -- Fewer than the time before: a slip then or now, or another instrument. Both are kept.
  menos boolean not null,
  -- Where it was told.
  origen text not null check (length(origen) <= 40),
  en timestamptz not null
);
create index vehicle_kilometres_newest on vehicle_kilometres (account_id, matricula_normalizada, id desc);
create trigger vehicle_kilometres_signed after insert or update or delete on vehicle_kilometres
  for each row execute function log_change('id');
