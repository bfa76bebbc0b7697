import type { Actor } from './actor.ts';
import type { LinkJudgement } from './link.ts';
import { isTheirs, type Made } from './is-theirs.ts';

/**
 * An order is followed, and withdrawn from, by the account that has it and by whoever has a link of its letters: one from
 * before its appointment was moved names the same order.
 */
export const maySeeOrder = (actor: Actor, order: Made, link: LinkJudgement): boolean =>
  link !== 'wrong' || isTheirs(actor, order);
