import type { Actor } from './actor.ts';
import type { LinkJudgement } from './link.ts';
import { mayActFor } from './may-act-for.ts';

/**
 * An order is followed, and withdrawn from, by the account that made it and by whoever has a link of its letters: one from
 * before its appointment was moved names the same order.
 */
export const maySeeOrder = (
  actor: Actor,
  { accountId }: { readonly accountId: string | null },
  link: LinkJudgement,
): boolean => link !== 'wrong' || (accountId !== null && mayActFor(actor, accountId));
