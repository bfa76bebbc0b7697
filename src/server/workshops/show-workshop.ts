import type { Workshop } from '#contract/workshops.ts';
import type { Language } from '#domain/language.ts';
import { opensAtMidday, opensOnSaturday } from '#domain/workshops/opening-hours.ts';
import type { WorkshopRow } from './workshops-store.ts';

/** A workshop as the contract shows it, before anybody asked for a time or a distance. */
export const showWorkshop = (row: WorkshopRow, language: Language): Workshop => ({
  codTienda: row.codTienda,
  slug: row.slug,
  alias: row.alias,
  area: row.area,
  provincia: row[`provincia_${language}`],
  pais: row.pais,
  direccion: row.direccion,
  poblacion: row.poblacion,
  cpostal: row.cpostal,
  lat: row.lat,
  lon: row.lon,
  distancia: null,
  telefono: row.telefono,
  email: row.email,
  responsable: row.responsable,
  horario: [...row.horario],
  abiertoSabado: opensOnSaturday(row.horario),
  abiertoMediodia: opensAtMidday(row.horario),
  servicios: [...row.servicios],
  equipamiento: [...row.equipamiento],
  primeraHora: null,
  primerasHoras: [],
  cita: row.web ? 'web' : 'telefono',
  valoracion: row.valoracion,
});
