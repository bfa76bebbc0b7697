import { logInLimits } from '#contract/accounts.ts';
import type { Limit } from '#contract/endpoint.ts';
import { normaliseEmail } from '#domain/accounts/email.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallContext } from '../runtime.ts';
import { claimCall, giveBackCall } from '../security/shared-limit-store.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { forgetDevice } from './known-devices-store.ts';

/** Keys are kept as hashes only: addresses that nobody has are counted, too. */
const keyOf = (...words: readonly string[]): string =>
  `log-in ${createHash('sha256').update(words.join(' ')).digest('base64url')}`;

const freeTries = 5;
const longestPauseMs = 1000;
const mostPauses = 200;
let pauses = 0;

/** How long the n-th wrong try in a row waits for its answer: the first five not, then 0.25 s, 0.5 s, 1 s. */
const pauseBefore = (nth: number): number =>
  nth <= freeTries ? 0 : Math.min(longestPauseMs, 250 * 2 ** (nth - freeTries - 1));

interface Claimed {
  readonly key: string;
  readonly limit: Limit;
}

/** A try that was let through: counted as wrong until it turns out to be right. */
export interface LogInTry {
  /** Nothing was wrong with it: it is not counted. */
  readonly wasRight: () => Promise<void>;
}

/** Claims all or nothing. Answers with how many tries the first key has seen, or how many seconds there are to wait. */
const claimAll = async ({ database }: CallContext, wanted: readonly Claimed[], now: Date) => {
  const claimed: Claimed[] = [];
  let nth = 0;
  for (const each of wanted) {
    const claim = await claimCall(database, each.key, each.limit, now);
    if ('wait' in claim) {
      for (const { key, limit } of claimed) await giveBackCall(database, key, limit, now);
      return claim;
    }
    if (claimed.length === 0) nth = claim.nth;
    claimed.push(each);
  }
  return { nth };
};

/** Holds an answer back; false where too many are held back already, so that nobody can hold all connections. */
const heldBack = async (ms: number): Promise<boolean> => {
  if (ms === 0) return true;
  if (pauses >= mostPauses) return false;
  pauses += 1;
  try {
    await pause(ms);
  } finally {
    pauses -= 1;
  }
  return true;
};

/**
 * Lets a log-in through to its password, or says how long to wait. A browser that the account knows is counted by itself
 * and never refused, whatever others do; should it guess too often itself, it is forgotten. All others are counted by
 * account and network together, by network, and by account over all of them.
 */
export const openTry = async (
  context: CallContext,
  email: string,
  knowsBrowser: boolean,
): Promise<LogInTry | Refusal<'demasiados-intentos'>> => {
  const { config, database, clock, address } = context;
  if (!config.rateLimit) return { wasRight: async () => {} };
  const now = clock();
  const whose = normaliseEmail(email);
  const letThrough = (claims: readonly Claimed[]): LogInTry => ({
    wasRight: async () => {
      for (const { key, limit } of claims) await giveBackCall(database, key, limit, now);
    },
  });

  const { is: device } = context.device;
  if (device !== undefined && knowsBrowser) {
    const own = [{ key: keyOf('device', whose, device), limit: logInLimits.device }];
    const claim = await claimAll(context, own, now);
    if ('nth' in claim) {
      await heldBack(pauseBefore(claim.nth));
      return letThrough(own);
    }
    await forgetDevice(database, device, email);
    recordSecurityEvent(context, 'device-forgotten', { address });
  }

  const strange = [
    { key: keyOf('account and network', whose, address), limit: logInLimits.accountAndNetwork },
    { key: keyOf('network', address), limit: logInLimits.network },
    { key: keyOf('account', whose), limit: logInLimits.account },
  ];
  const claim = await claimAll(context, strange, now);
  if ('nth' in claim && (await heldBack(pauseBefore(claim.nth)))) return letThrough(strange);
  recordSecurityEvent(context, 'log-in-locked', { address });
  return refuse('demasiados-intentos', { segundos: 'wait' in claim ? claim.wait : 1 });
};
