import type { Actor } from './actor.ts';
import type { LinkJudgement } from './link.ts';
import { mayActFor } from './may-act-for.ts';

/** An appointment is seen, and changed, by the account that made it and by whoever has its newest link. */
export const maySeeVisit = (
  actor: Actor,
  { accountId }: { readonly accountId: string | null },
  link: LinkJudgement,
): boolean => link === 'valid' || (accountId !== null && mayActFor(actor, accountId));
