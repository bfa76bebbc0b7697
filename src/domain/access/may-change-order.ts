import type { Actor } from './actor.ts';
import { mayActFor } from './may-act-for.ts';

/** An account's order is its own; one that a guest made belongs to whoever knows its basket. */
export const mayChangeOrder = (actor: Actor, { accountId }: { readonly accountId: string | null }): boolean =>
  accountId === null || mayActFor(actor, accountId);
