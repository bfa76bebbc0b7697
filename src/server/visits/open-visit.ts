import { maySeeVisit } from '#domain/access/may-see-visit.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';
import { findVisit, type VisitRow } from './visits-store.ts';
import { judgeSignature } from './visit-signature.ts';

export type VisitDenied = Refusal<'cita-no-existe' | 'enlace-antiguo'>;

/**
 * A visit for whoever may see it: its owner, or who has its newest link. To all others there is none of that id; who has
 * an older link is told so.
 */
export const openVisit = async (
  { database, actor }: CallContext,
  id: string,
  firma: string | null | undefined,
): Promise<VisitRow | VisitDenied> => {
  const visit = await findVisit(database, id);
  if (!visit) return refuse('cita-no-existe');
  const link = firma ? await judgeSignature(database, visit, firma) : 'wrong';
  if (maySeeVisit(await actor(), visit, link)) return visit;
  return refuse(link === 'old' ? 'enlace-antiguo' : 'cita-no-existe');
};
