import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Language } from '#domain/language.ts';
import { shortTime } from '#domain/short-time.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { agenda as ca } from '#i18n/ca/agenda.ts';
import { agenda as es } from '#i18n/es/agenda.ts';
import { refusePlate } from '../booking/refuse-plate.ts';
import type { Database } from '../database/database.ts';
import { lastChange, nameRows, type NamedRow, type Obstacle } from './place-store.ts';

const texts = { es, ca };

const nameOf = ({ kind, held, matricula, motivo, desde, hasta, puesto }: NamedRow, language: Language): string => {
  const t = texts[language];
  const plate = matricula && printPlate(matricula);
  const who = kind === 'block' ? t.unBloqueo(motivo ?? '') : (plate ?? (held ? t.unaReserva : t.sinMatricula));
  return t.cuando(who, shortTime(desde), shortTime(hasta), puesto);
};

/** Appointments, holds and blocks as a sentence names them: plate, times, bay. */
export const namesOf = async (db: Database, ids: readonly string[], language: Language): Promise<string> => {
  const rows = await nameRows(db, ids);
  return rows.map((row) => nameOf(row, language)).join(texts[language].y);
};

/** Refuses something for what is in its way, by name. */
export const clashWith = async (
  db: Database,
  ids: readonly string[],
  language: Language,
): Promise<Refusal<'agenda-choque'>> =>
  refuse('agenda-choque', { con: await namesOf(db, ids, language), id: ids[0] ?? '' });

/** Refuses a change of what is not any more as it was seen, and says who changed it. */
export const changedBy = async (
  db: Database,
  id: string,
  language: Language,
): Promise<Refusal<'agenda-cita-cambiada'>> => {
  const last = await lastChange(db, id);
  const t = texts[language];
  const quien = last && (last.nombre ?? (last.quien === 'tarea' ? t.unaTarea : t.unCliente));
  return refuse('agenda-cita-cambiada', { quien: quien ?? '' });
};

/** Why rows could not be put in their places; undefined where they were. `matricula` is whose day it is about. */
export const refusalFor = async (
  db: Database,
  obstacles: readonly Obstacle[],
  about: { readonly language: Language; readonly matricula: string | null; readonly taller: string },
): Promise<Refusal<Obstacle['codigo']> | undefined> => {
  const [first] = obstacles;
  if (!first) return undefined;
  const ids = obstacles.flatMap(({ id }) => (id === null ? [] : [id]));
  if (first.codigo === 'agenda-choque') return await clashWith(db, ids, about.language);
  if (first.codigo === 'agenda-cita-cambiada') return await changedBy(db, first.id ?? '', about.language);
  return refusePlate(about.matricula, about.taller);
};
