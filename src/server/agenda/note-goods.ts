import { isRefusal, refuse } from '#domain/refusal.ts';
import { lockOrder } from '../orders/orders-store.ts';
import { noteGoodsOf } from '../order-progress/order-progress-store.ts';
import type { Handler } from '../runtime.ts';
import { asStaffAction } from './as-staff-action.ts';
import { openAppointment } from './open-appointment.ts';
import { goodsOf } from './show-agenda.ts';

/** Says of an order whose car is still expected whether all that was bought is there; said twice, it is as it was. */
export const noteGoods: Handler<'noteGoods'> = async (
  context,
  { params: { codTienda }, body: { id, rev, recibida } },
) => {
  const opened = await openAppointment(context, codTienda, { id, rev });
  if (isRefusal(opened)) return opened;
  const { pedido } = opened.first;
  if (!pedido || goodsOf(opened.first) === null) return refuse('agenda-sin-mercancia');
  const done = await asStaffAction<boolean, never>(context, opened.open, async (tx) => {
    await lockOrder(tx, pedido.id);
    return await noteGoodsOf(tx, pedido.id, recibida ? context.clock() : null);
  });
  return isRefusal(done) ? done : { id, deshacer: null, avisados: 0 };
};
