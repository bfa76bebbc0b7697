import { jobMinutes } from '#domain/booking/job.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import type { HeldTime } from './hold-time.ts';
import {
  deleteEndedHolds,
  deleteHold,
  findHold,
  lengthenHold,
  renameHold,
  restoreHold,
  shortenHold,
  type HeldRow,
} from './holds-store.ts';
import type { BookingRules } from './need.ts';
import { forgetOccupancy } from './recent-occupancies.ts';

export type KeptTime = HeldTime & Pick<HeldRow, 'stages' | 'matricula' | 'joins'>;

/**
 * The time a visitor holds now, with the stages it was made for; null where there is none. Whoever left its page and
 * asks again has it as long as before.
 */
export const readHold = async (db: Database, ask: { token: string; rules: BookingRules }): Promise<KeptTime | null> => {
  const row = await findHold(db, ask.token);
  if (!row) return null;
  const { expires } = (row.left && (await restoreHold(db, ask.token))) || row;
  return {
    appointmentId: row.appointmentId,
    codTienda: row.codTienda,
    fecha: row.fecha,
    hora: row.hora.slice(0, 5),
    minutos: jobMinutes(row.stages),
    expires,
    latest: new Date(row.heldSince.getTime() + ask.rules.holdMaxMinutes * minuteMs),
    stages: row.stages,
    matricula: row.matricula,
    joins: row.joins,
  };
};

interface RenewedHold {
  readonly expires: Date;
  readonly latest: Date;
}

/** The visitor is still at work in the basket: `holdMinutes` from now, `holdMaxMinutes` in all. */
export const renewHold = async (
  db: Database,
  { token, rules: { holdMinutes: minutes, holdMaxMinutes: longest } }: { token: string; rules: BookingRules },
): Promise<RenewedHold | Refusal<'reserva-caducada'>> => {
  const row = await lengthenHold(db, { token, minutes, longest });
  if (!row) return refuse('reserva-caducada');
  return { expires: row.expires, latest: new Date(row.heldSince.getTime() + longest * minuteMs) };
};

/** Gives a held time back; false where there was none. */
export const releaseHold = async (db: Database, token: string): Promise<boolean> => {
  const freed = await deleteHold(db, token);
  if (freed) forgetOccupancy(db, freed.codTienda);
  return freed !== undefined;
};

/**
 * The page that shows a held time was left: it is given back soon, unless its visitor asks for it again. A time that an
 * order took is no hold any more, and stays. False where nothing is held.
 */
export const leaveHold = async (
  db: Database,
  ask: { token: string; leaveSeconds: number; rules: BookingRules },
): Promise<boolean> =>
  await shortenHold(db, { token: ask.token, seconds: ask.leaveSeconds, longest: ask.rules.holdMaxMinutes });

/** Hands a held time on to another basket, which gives back what it held itself. */
export const passHold = async (db: Database, ask: { from: string; to: string }): Promise<void> => {
  const freed = await db.transaction(async (tx) => {
    if (!(await findHold(tx, ask.from))) return undefined;
    const before = await deleteHold(tx, ask.to);
    await renameHold(tx, ask);
    return before;
  });
  if (freed) forgetOccupancy(db, freed.codTienda);
};

/**
 * Tidies: a hold that has ended is free for everybody at once, with or without this. Answers how many
 * rows went; several processes may sweep at the same time.
 */
export const sweepHolds = async (db: Database, most = 500): Promise<number> => await deleteEndedHolds(db, most);
