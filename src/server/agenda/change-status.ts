import { nextStatuses } from '#domain/agenda/status.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Handler } from '../runtime.ts';
import { asStaffAction } from './as-staff-action.ts';
import { refusalFor } from './name-obstacles.ts';
import { openAppointment, ordersOfStages, placementOf } from './open-appointment.ts';
import { followCar } from './orders-store.ts';
import { invoiceAll } from './invoice-done.ts';
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

  const orders = ordersOfStages(stages).toSorted((one, other) => one.id - other.id);
  const done = await asStaffAction(context, open, async (tx) => {
    for (const { id: orderId } of orders) await followCar(tx, orderId, status);
    const obstacles = await placeRows(tx, codTienda, { rows: stages.map((row) => placementOf(row, { status })) });
    const { language } = context;
    const refused = await refusalFor(tx, obstacles, { language, matricula: first.matricula, taller: open.shop.alias });
    if (!refused) {
      return (status === 'done' ? await invoiceAll(tx, context, orders) : null) ?? { avisados: 0 };
    }
    if (refused.refusal === 'agenda-cita-cambiada') return refuse('agenda-cita-cambiada', refused.values);
    throw new Error(`a status of ${id} met ${refused.refusal}`);
  });
  return isRefusal(done) ? done : { id, deshacer: done.accion, ...done.answer };
};
