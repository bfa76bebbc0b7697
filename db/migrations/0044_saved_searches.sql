-- A search that somebody asked to have saved: once a day for each address, however often the form is sent.

create unique index lead_busqueda on lead (
  email, (busqueda ->> 'selector'), md5(busqueda ->> 'consulta'), ((creado at time zone 'Europe/Madrid')::date)
);
