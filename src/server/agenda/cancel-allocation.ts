import { cents, sum } from '#domain/money/cents.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { lockVisit, markVisitCancelled } from '../visits/visits-store.ts';
import type { CallContext, Handler, CallRefusal } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { cancelOrder } from '../checkout/cancel-order.ts';
import { loadStages } from './agenda-store.ts';
import { asStaffAction } from './as-staff-action.ts';
import { changedBy, refusalFor } from './name-obstacles.ts';
import { openAppointment, ordersOfStages, placementOf, type OpenAppointment } from './open-appointment.ts';
import { placeRows } from './place-store.ts';
import { revOf } from './show-agenda.ts';

/** With the orders behind it, by the rules of orders: all that was paid online goes back, and its customer is told so. */
const cancelWithOrder = async (
  context: CallContext,
  { open, stages }: OpenAppointment,
  conPedido: boolean,
): Promise<{ readonly avisados: number } | CallRefusal<'cancelAllocation'>> => {
  const orders = ordersOfStages(stages).toSorted((one, other) => one.id - other.id);
  if (!orders.every(({ status }) => mayBecome(status, 'cancelado'))) return refuse('agenda-no-se-anula');
  if (!conPedido) {
    const paid = sum(orders.map(({ pagado }) => cents(pagado)));
    const pedido = orders.map(({ orderNumber }) => orderNumber).join(', ');
    return refuse('agenda-anular-con-pedido', {
      pedido,
      devolver: paid > 0 ? formatEuros(paid, context.language) : '',
    });
  }
  const done = await asStaffAction(context, open, async (tx) => {
    for (const { id } of orders) {
      const cancelled = await cancelOrder({ ...context, database: tx }, id, { devolver: 'todo' });
      if (isRefusal(cancelled)) return refuse('agenda-no-se-anula');
    }
    return { avisados: orders.length };
  });
  return isRefusal(done) ? done : done.answer;
};

const cancelVisit = async (
  context: CallContext,
  { open, stages, first: { id, visita, matricula } }: OpenAppointment,
): Promise<{ readonly avisados: number } | CallRefusal<'cancelAllocation'>> => {
  const { clock, language } = context;
  const { shop } = open;
  const done = await asStaffAction(context, open, async (tx) => {
    if (!visita) {
      const obstacles = await placeRows(tx, shop.codTienda, {
        rows: stages.map((row) => placementOf(row, { status: 'cancelled' })),
      });
      const refused = await refusalFor(tx, obstacles, { language, matricula, taller: shop.alias });
      return refused ? refuse('agenda-cita-cambiada', refused.values) : { avisados: 0 };
    }
    await lockVisit(tx, id);
    if (revOf(await loadStages(tx, { codTienda: shop.codTienda, id })) !== revOf(stages))
      return await changedBy(tx, id, language);
    await markVisitCancelled(tx, id, clock());
    const { email: destinatario, idioma } = visita;
    await queueMail(tx, { template: 'cita-anulada', destinatario, idioma, datos: { visitId: id } });
    return { avisados: destinatario === '' ? 0 : 1 };
  });
  return isRefusal(done) ? done : done.answer;
};

/** Cancels an appointment whose car is not there yet. Not undone: its customer is told at once. */
export const cancelAllocation: Handler<'cancelAllocation'> = async (
  context,
  { params: { codTienda }, body: { conPedido, ...seen } },
) => {
  const opened = await openAppointment(context, codTienda, seen);
  if (isRefusal(opened)) return opened;
  const { kind, status, pedido } = opened.first;
  if (kind !== 'booking' || status !== 'confirmed') return refuse('agenda-no-se-anula');
  const done = pedido ? await cancelWithOrder(context, opened, conPedido) : await cancelVisit(context, opened);
  return isRefusal(done) ? done : { id: seen.id, deshacer: null, ...done };
};
