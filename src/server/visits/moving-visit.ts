import { isRefusal } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';
import { openVisit, type VisitDenied } from './open-visit.ts';

/** The appointment that is to take the time asked for, as a call names it, and the signature of its link. */
interface Named {
  readonly idNavisionCitaModificada?: string | null | undefined;
  readonly firma?: string | null | undefined;
}

/**
 * The appointment that somebody says they move, where it is theirs to move. An id alone moves nothing: what others
 * hold or have would count as free.
 */
export const movingVisit = async (
  context: CallContext,
  { idNavisionCitaModificada: id, firma }: Named,
): Promise<string | null | VisitDenied> => {
  if (!id) return null;
  const visit = await openVisit(context, id, firma);
  return isRefusal(visit) ? visit : visit.id;
};

/** The same for a caller who only looks: one who may not move the appointment sees what all see. */
export const movingVisitIfTheirs = async (context: CallContext, named: Named): Promise<string | null> => {
  const moving = await movingVisit(context, named);
  return isRefusal(moving) ? null : moving;
};
