import type { Actor } from './actor.ts';
import { isSignedIn } from './is-signed-in.ts';

/** What an account keeps for itself is its own: no role of the staff opens it. */
export const mayActFor = (actor: Actor, accountId: string): boolean =>
  isSignedIn(actor) && actor.accountId === accountId;
