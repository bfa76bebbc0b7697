import type { Limit } from '#contract/endpoint.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { hourMs } from '#domain/time.ts';
import { DatabaseAway } from '../database/away.ts';
import type { Database } from '../database/database.ts';
import type { CallContext } from '../runtime.ts';
import { sharedSecret } from './secrets-store.ts';
import { claimCall } from './shared-limit-store.ts';
import { isSameSecret, signWords } from './signature.ts';

/** Nobody fills in a form in less, nor leaves it open for longer. */
const youngestMs = 2000;
const oldestMs = 2 * hourMs;

const secretOf = async (database: Database): Promise<string> => await sharedSecret(database, 'sellos');

const stampAt = (secret: string, time: string): string => `${time}.${signWords(secret, `sello ${time}`, 32)}`;

/** When a form was opened, signed; null while a database that was never asked is away, so that pages do without. */
export const newStamp = async (database: Database, now: Date): Promise<string | null> => {
  try {
    return stampAt(await secretOf(database), now.getTime().toString(36));
  } catch (error) {
    if (error instanceof DatabaseAway) return null;
    throw error;
  }
};

/** Whether the shop gave this stamp, at least two seconds and at most two hours ago. */
const isGoodStamp = async (database: Database, stamp: string, now: Date): Promise<boolean> => {
  const [time = ''] = stamp.split('.');
  const age = now.getTime() - Number.parseInt(time, 36);
  return age >= youngestMs && age <= oldestMs && isSameSecret(stamp, stampAt(await secretOf(database), time));
};

/** Without a good stamp a call works, and is counted more strictly. */
export const refuseUnstamped = async (
  { config, database, clock, address }: CallContext,
  { call, stamp, limit }: { readonly call: string; readonly stamp: string | null | undefined; readonly limit: Limit },
): Promise<Refusal<'demasiados-intentos'> | undefined> => {
  const now = clock();
  if (!config.rateLimit || (stamp && (await isGoodStamp(database, stamp, now)))) return undefined;
  const claim = await claimCall(database, `unstamped ${call} ${address}`, limit, now);
  return 'wait' in claim ? refuse('demasiados-intentos', { segundos: claim.wait }) : undefined;
};
