import { isRefusal, refuse } from '#domain/refusal.ts';
import { lockOrder } from '../orders/orders-store.ts';
import { noteGoodsOf } from '../order-progress/order-progress-store.ts';
import type { Handler } from '../runtime.ts';
import { asStaffAction } from './as-staff-action.ts';
import { openAppointment, ordersOfStages } from './open-appointment.ts';
import { goodsOf } from './show-agenda.ts';

/** Says of an order whose car is still expected whether all that was bought is there; said twice, it is as it was. */
export const noteGoods: Handler<'noteGoods'> = async (
  context,
  { params: { codTienda }, body: { id, rev, recibida } },
) => {
  const opened = await openAppointment(context, codTienda, { id, rev });
  if (isRefusal(opened)) return opened;
  const orders = ordersOfStages(opened.stages.filter((row) => goodsOf(row) !== null));
  if (orders.length === 0) return refuse('agenda-sin-mercancia');
  const done = await asStaffAction<boolean, never>(context, opened.open, async (tx) => {
    let noted = false;
    for (const { id: orderId } of orders.toSorted((one, other) => one.id - other.id)) {
      await lockOrder(tx, orderId);
      noted = (await noteGoodsOf(tx, orderId, recibida ? context.clock() : null)) || noted;
    }
    return noted;
  });
  return isRefusal(done) ? done : { id, deshacer: null, avisados: 0 };
};
