import type { Actor } from './actor.ts';
import type { LinkJudgement } from './link.ts';
import { mayOpenAgenda } from './may-open-agenda.ts';

/** A customer who asks for another time is answered by the workshop's staff, or by whoever has the link of its letter. */
export const mayAnswerChange = (
  actor: Actor,
  { codTienda }: { readonly codTienda: number },
  link: LinkJudgement,
): boolean => link === 'valid' || mayOpenAgenda(actor, codTienda);
