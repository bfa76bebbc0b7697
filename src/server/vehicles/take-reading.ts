import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { keepKilometres, lastKilometres, type ToldKilometres } from './kilometres-store.ts';

/** `9/2/2027`: the same in both languages. */
const dayOf = (at: Date): string => `${at.getUTCDate()}/${at.getUTCMonth() + 1}/${at.getUTCFullYear()}`;

/**
 * Keeps what the clock of a car shows, with its account locked. Fewer than the last time is asked about first, and kept beside it once
 * somebody says that it is right.
 */
export const takeReading = async (
  tx: Database,
  told: ToldKilometres,
  confirmado: boolean,
): Promise<Refusal<'kilometros-menos'> | undefined> => {
  const last = await lastKilometres(tx, told);
  if (last && told.kms < last.kms && !confirmado)
    return refuse('kilometros-menos', { kms: last.kms, fecha: dayOf(last.en) });
  await keepKilometres(tx, told);
  return undefined;
};
