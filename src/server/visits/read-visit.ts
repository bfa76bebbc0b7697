import type { Visit } from '#contract/visits.ts';
import { maySeeVisit } from '#domain/access/may-see-visit.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { judgeOrdered } from '../change-requests/change-signature.ts';
import { ownedBy } from '../accounts/owned-by.ts';
import type { CallContext } from '../runtime.ts';
import { openVisit, type VisitDenied } from './open-visit.ts';
import { findOrderedVisit, orderedVisitsOf, type OrderedVisitRow } from './ordered-visits-store.ts';
import { showOrderedVisits } from './show-ordered-visit.ts';
import { showVisits } from './show-visit.ts';
import { visitsOf } from './visits-store.ts';

/** As `openVisit`, of an appointment that an order stands behind. */
const openOrdered = async (
  { database, actor }: CallContext,
  visit: OrderedVisitRow,
  firma: string | undefined,
): Promise<OrderedVisitRow | VisitDenied> => {
  const judged = await judgeOrdered(database, visit, firma ?? '');
  if (maySeeVisit(await actor(), visit, judged)) return visit;
  return refuse(judged === 'old' ? 'enlace-antiguo' : 'cita-no-existe');
};

/** An appointment, of an order or not, for its owner and for whoever has its newest link. */
export const readVisit = async (
  context: CallContext,
  id: string,
  firma: string | undefined,
): Promise<Visit | VisitDenied> => {
  const ordered = await findOrderedVisit(context.database, id);
  const open = ordered ? await openOrdered(context, ordered, firma) : await openVisit(context, id, firma);
  if (isRefusal(open)) return open;
  const [cita] =
    'citaId' in open
      ? await showOrderedVisits(context, [open], context.language)
      : await showVisits(context, [open], context.language);
  return cita ?? refuse('cita-no-existe');
};

const most = 100;

/** All appointments of whoever is in: those to come first, the next one at the top; then those that were, the last one first. */
export const listVisits = async (context: CallContext): Promise<Visit[]> => {
  const { database, clock, language } = context;
  const account = await context.account();
  if (!account) return [];
  const now = clock();
  const whose = ownedBy(account);
  const [visits, ordered] = await Promise.all([visitsOf(database, whose, now), orderedVisitsOf(database, whose, now)]);
  const place = new Map<string, number>([
    ...visits.map(({ id, starts }) => [id, starts.getTime()] as const),
    ...ordered.map(({ citaId, starts }) => [citaId, starts.getTime()] as const),
  ]);
  const shown = [
    ...(await showVisits(context, visits, language)),
    ...(await showOrderedVisits(context, ordered, language)),
  ];
  const from = ({ citaPreviaId }: Visit) => (place.get(citaPreviaId) ?? 0) - now.getTime();
  return shown
    .toSorted(
      (one, other) => Number(from(one) < 0) - Number(from(other) < 0) || Math.abs(from(one)) - Math.abs(from(other)),
    )
    .slice(0, most);
};
