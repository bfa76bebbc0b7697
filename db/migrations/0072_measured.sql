-- What the shop counts for itself: how often something happened on a day, and nothing of to whom (decision 077).

create table measured_day (
  dia date not null,
  clase text not null check (clase in ('sin-resultado', 'paso')),
  -- Of searches what was searched by, of steps which walk.
  grupo text not null check (char_length(grupo) <= 40),
  -- What was searched, or which step; empty for what came after a day had too many different ones.
  que text not null check (char_length(que) <= 60),
  veces int not null default 1 check (veces > 0),
  primary key (dia, clase, grupo, que)
);
