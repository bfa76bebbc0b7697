import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

/** What a link carries that ends the reminders of a vehicle: only the shop can have written it. */
export const signReminders = async (db: Database, id: string): Promise<string> =>
  signWords(await sharedSecret(db, 'avisos'), `vehiculo ${id}`, 32);

export const areSignedReminders = async (
  db: Database,
  { id, firma }: { id: string; firma: string },
): Promise<boolean> => isSameSecret(firma, await signReminders(db, id));
