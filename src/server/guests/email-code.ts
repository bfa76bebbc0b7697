import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret } from '../security/signature.ts';

/** The six digits that go to an address. Only the shop can make them of an id, so neither table nor letter keeps them. */
export const emailCode = async (database: Database, id: string): Promise<string> => {
  const hash = createHmac('sha256', await sharedSecret(database, 'codigos'))
    .update(id)
    .digest();
  return String(hash.readUInt32BE(0) % 1_000_000).padStart(6, '0');
};

export const isCode = async (database: Database, id: string, typed: string): Promise<boolean> =>
  isSameSecret(typed, await emailCode(database, id));
