import { addWorkingDays } from '#domain/cases/working-days.ts';
import { callWindow, longestPause, type CallWindow } from '#domain/cases/call-hours.ts';
import { createHash, randomUUID } from 'node:crypto';
import { instantAt, localTime } from '../booking/local-time.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import { holidaysFrom, insertCase, openCaseLike, type KeptCase, type NewCase } from './cases-store.ts';

/** Where people answer the telephone. */
const zone = 'Europe/Madrid';

/** What tells one case from another: written otherwise only in spaces and capitals, it is the same. */
export const sameness = (parts: readonly (string | null)[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part?.replaceAll(/\s+/g, ' ').trim().toLowerCase() ?? null)))
    .digest();

/** When somebody who asks now is called, and the end of that. */
export const nextCall = async ({ database, clock }: Runtime): Promise<{ window: CallWindow; end: Date }> => {
  const wall = localTime(clock(), zone);
  const window = callWindow(wall, await holidaysFrom(database, wall.fecha, longestPause));
  return { window, end: instantAt({ fecha: window.fecha, hora: window.hasta }, zone) };
};

/** The last moment of the day on which an answer is due. */
export const answerDeadline = async ({ database, clock, config }: Runtime): Promise<Date> => {
  const { fecha } = localTime(clock(), zone);
  // Weekends and holidays at most double the days.
  const holidays = await holidaysFrom(database, fecha, 3 * config.caseDays + longestPause);
  return instantAt({ fecha: addWorkingDays(fecha, config.caseDays, holidays), hora: '23:59' }, zone);
};

/** The end of this day. */
export const endOfToday = (now: Date): Date => instantAt({ fecha: localTime(now, zone).fecha, hora: '23:59' }, zone);

/** Keeps a case and has its receipt sent; where the same is open, that one. */
export const keepCase = async ({ database, clock }: Runtime, found: Omit<NewCase, 'id'>): Promise<KeptCase> => {
  const write = async (tx: Database): Promise<KeptCase | undefined> => {
    const id = randomUUID();
    const kept = await insertCase(tx, { ...found, id }, clock());
    if (!kept) return await openCaseLike(tx, found.igual);
    const { email: destinatario, idioma } = found;
    await queueMail(tx, { template: 'caso-recibido', destinatario, idioma, datos: { caseId: id } });
    return kept;
  };
  // The open one may be closed between the two questions: then there is room for a new one.
  const kept = (await database.transaction(write)) ?? (await database.transaction(write));
  if (!kept) throw new Error('a case was opened and closed twice in one call');
  return kept;
};
