import type { Actor } from './actor.ts';
import type { LinkJudgement } from './link.ts';
import { isTheirs, type Made } from './is-theirs.ts';

/** An appointment is seen, and changed, by the account that has it and by whoever has its newest link. */
export const maySeeVisit = (actor: Actor, visit: Made, link: LinkJudgement): boolean =>
  link === 'valid' || isTheirs(actor, visit);
