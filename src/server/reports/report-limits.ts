import { refuse, type Refusal } from '#domain/refusal.ts';
import { createHmac, randomBytes } from 'node:crypto';
import type { CallContext } from '../runtime.ts';
import { claimCall } from '../security/shared-limit-store.ts';

const limits = {
  /** Reports and messages that one network may write. */
  escribir: { calls: 10, seconds: 3600, shared: true },
  /** Codes that it may try; a hundred bits are not found by trying. */
  leer: { calls: 60, seconds: 3600, shared: true },
} as const;

const hourMs = limits.escribir.seconds * 1000;
let known = { hour: -1, salt: randomBytes(32) };

/**
 * Counts a network without writing it down: under a value that only this process can work out, and after the hour nobody. Each
 * server counts by itself.
 */
export const refuseTooMany = async (
  { config, database, clock, address }: CallContext,
  what: keyof typeof limits,
): Promise<Refusal<'demasiados-intentos'> | undefined> => {
  if (!config.rateLimit) return undefined;
  const now = clock();
  const hour = Math.floor(now.getTime() / hourMs);
  if (known.hour !== hour) known = { hour, salt: randomBytes(32) };
  const name = createHmac('sha256', known.salt).update(address).digest('base64url').slice(0, 22);
  const claim = await claimCall(database, `canal ${what} ${name}`, limits[what], now);
  return 'wait' in claim ? refuse('demasiados-intentos', { segundos: claim.wait }) : undefined;
};
