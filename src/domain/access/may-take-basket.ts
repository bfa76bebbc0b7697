import type { Actor } from './actor.ts';
import { mayActFor } from './may-act-for.ts';

/** Whether the basket of a browser becomes the account's that signs in there: another's stays theirs. */
export const mayTakeBasket = (actor: Actor, { accountId }: { readonly accountId: string | null }): boolean =>
  accountId === null || mayActFor(actor, accountId);
