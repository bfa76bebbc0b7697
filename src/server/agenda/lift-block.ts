import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Handler } from '../runtime.ts';
import { asStaffAction } from './as-staff-action.ts';
import { changedBy } from './name-obstacles.ts';
import { openAppointment, placementOf } from './open-appointment.ts';
import { placeRows } from './place-store.ts';

/** Lifts a block: its time is free for everybody. Who was moved for it stays where they are. */
export const liftBlock: Handler<'liftBlock'> = async (context, { params: { codTienda }, body: seen }) => {
  const opened = await openAppointment(context, codTienda, seen);
  if (isRefusal(opened)) return opened;
  const { open, stages, first } = opened;
  if (first.kind !== 'block') return refuse('agenda-no-existe');
  const done = await asStaffAction(context, open, async (tx) => {
    const rows = stages.map((row) => placementOf(row, { status: 'cancelled' }));
    const obstacles = await placeRows(tx, codTienda, { rows });
    return obstacles.length > 0 ? await changedBy(tx, seen.id, context.language) : { avisados: 0 };
  });
  return isRefusal(done) ? done : { id: seen.id, deshacer: done.accion, ...done.answer };
};
