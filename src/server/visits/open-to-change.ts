import { changeRefusal, type ChangeRefusal } from '#domain/visits/may-change.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import type { CallContext, Runtime } from '../runtime.ts';
import { openVisit, type VisitDenied } from './open-visit.ts';
import { findVisit, lockVisit, phoneOfOrdered, type VisitRow } from './visits-store.ts';

export type ClosedRefusal = Refusal<'cita-con-pedido' | ChangeRefusal>;

/** Why it is not changed online now; undefined where it may be. */
export const closed = (
  { clock, config }: Pick<Runtime, 'clock' | 'config'>,
  visit: VisitRow,
): Refusal<ChangeRefusal> | undefined =>
  changeRefusal({ ...visit, anulada: visit.status === 'anulada' }, clock(), config.booking.noticeMinutes);

/**
 * An appointment that whoever asks may change or cancel now. One that an order stands behind is a matter for the
 * telephone (spec V26).
 */
export const openToChange = async (
  context: CallContext,
  id: string,
  firma: string | null | undefined,
): Promise<VisitRow | VisitDenied | ClosedRefusal> => {
  const telefono = await phoneOfOrdered(context.database, id);
  if (telefono !== undefined) return refuse('cita-con-pedido', { telefono });
  const visit = await openVisit(context, id, firma);
  if (isRefusal(visit)) return visit;
  return closed(context, visit) ?? visit;
};

/** Whether it is still open, and still the one that was seen, once nobody else can change it. */
export const closedSince = async (
  tx: Database,
  runtime: Pick<Runtime, 'clock' | 'config'>,
  seen: VisitRow,
): Promise<Refusal<'enlace-antiguo' | ChangeRefusal> | undefined> => {
  const waiting = await lockVisit(tx, seen.id);
  const visit = await findVisit(tx, seen.id);
  if (!visit) throw new Error(`appointment ${seen.id} is gone`);
  const late = closed(runtime, visit);
  if (late) return late;
  if (visit.rev !== seen.rev) return refuse('enlace-antiguo');
  // The car is in the workshop already.
  return waiting ? undefined : refuse('cita-pasada');
};
