import { nextStatuses } from '#domain/agenda/status.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Handler } from '../runtime.ts';
import { asStaffAction } from './as-staff-action.ts';
import { refusalFor } from './name-obstacles.ts';
import { openAppointment, placementOf } from './open-appointment.ts';
import { followCar } from './orders-store.ts';
import { invoiceDone } from './invoice-done.ts';
import { placeRows } from './place-store.ts';

/** Says how far an appointment has come. An appointment that is done, or whose customer did not come, gives the rest of its time back. */
export const changeStatus: Handler<'changeAllocationStatus'> = async (
  context,
  { params: { codTienda }, body: { id, rev, status } },
) => {
  const opened = await openAppointment(context, codTienda, { id, rev });
  if (isRefusal(opened)) return opened;
  const { open, stages, first, now } = opened;
  const moment = { status: first.status, starts: `${first.fecha}T${first.desde}`, now: `${now.fecha}T${now.hora}` };
  if (first.kind !== 'booking' || !nextStatuses(moment).includes(status)) return refuse('agenda-estado-no-posible');

  const done = await asStaffAction(context, open, async (tx) => {
    if (first.pedido) await followCar(tx, first.pedido.id, status);
    const obstacles = await placeRows(tx, codTienda, { rows: stages.map((row) => placementOf(row, { status })) });
    const { language } = context;
    const refused = await refusalFor(tx, obstacles, { language, matricula: first.matricula, taller: open.shop.alias });
    if (!refused) {
      const invoiced = first.pedido && status === 'done' ? await invoiceDone(tx, context, first.pedido.id) : null;
      return invoiced ?? { avisados: 0 };
    }
    if (refused.refusal === 'agenda-cita-cambiada') return refuse('agenda-cita-cambiada', refused.values);
    throw new Error(`a status of ${id} met ${refused.refusal}`);
  });
  return isRefusal(done) ? done : { id, deshacer: done.accion, ...done.answer };
};
