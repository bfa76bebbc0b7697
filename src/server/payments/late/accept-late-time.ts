import type { LocalTime } from '#domain/booking/delivery.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Missing } from '#domain/payments/settlement.ts';
import { holdTime } from '../../booking/hold-time.ts';
import { releaseHold } from '../../booking/keep-hold.ts';
import { refusePlate } from '../../booking/refuse-plate.ts';
import type { Runtime, CallRefusal } from '../../runtime.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { lockOrder, markDecided, orderById, type OrderRow } from '../../orders/orders-store.ts';
import { invoicePayment } from '../../invoices/invoice-order.ts';
import { needOfLapsed, recoverOrder } from '../recover-order.ts';
import { decideLatePayment, findLatePayment, type LatePayment } from './late-payments-store.ts';

const refusalOf = (
  missing: Missing,
  { matricula, snapshot }: OrderRow,
  { hora }: LocalTime,
): CallRefusal<'acceptLateTime'> => {
  switch (missing) {
    case 'sin-existencias':
    case 'cupo-agotado':
      return refuse('pedido-sin-existencias');
    case 'reserva-caducada':
      return refuse('hora-ocupada', { hora });
    case 'matricula-ya-citada':
      return refusePlate(matricula, snapshot.taller.alias);
  }
};

/** Whether what is decided is what is asked for here; it may have been chosen in another window. */
const asDecided = async (
  { database }: Runtime,
  { orderId }: LatePayment,
  wanted: LocalTime,
): Promise<null | CallRefusal<'acceptLateTime'>> => {
  const order = await orderById(database, orderId);
  const same = order?.fecha === wanted.fecha && order.hora?.slice(0, 5) === wanted.hora;
  return same ? null : refuse('oferta-cerrada');
};

/** Confirms with the time that is held; `decidida` where that happened before, else what is missing. */
const confirmWith = async (runtime: Runtime, order: OrderRow, id: string): Promise<Missing | 'decidida' | null> =>
  await runtime.database.transaction(async (tx) => {
    await lockOrder(tx, order.id);
    const now = runtime.clock();
    const asked = await findLatePayment(tx, id);
    if (asked?.decision !== null) return 'decidida';
    const missing = await recoverOrder(tx, order, order.cestaID, now);
    if (missing !== null) return missing;
    await markDecided(tx, order.id, 'confirmado');
    await decideLatePayment(tx, order.id, 'hora', now);
    await queueMail(tx, {
      template: 'confirmacion',
      destinatario: order.email,
      idioma: order.idioma,
      datos: { orderId: order.id },
    });
    await invoicePayment(tx, runtime, order, order.pagado);
    return null;
  });

/** Two windows that choose at once take each other's hold away; it is there again at the next try. */
const mostTries = 3;

/**
 * Takes a time for an order that was paid late, and with it its goods and coupons, all or nothing: the order is
 * confirmed. The time is held first, outside of any transaction, under the basket's own name, so that whoever tries
 * again meets no hold of their own. Null where it is done, by this call or an earlier one.
 */
export const acceptLateTime = async (
  runtime: Runtime,
  late: LatePayment,
  wanted: LocalTime,
): Promise<null | CallRefusal<'acceptLateTime'>> => {
  const { database, config, clock } = runtime;
  const order = await orderById(database, late.orderId);
  if (!order || late.decision !== null || late.hasta <= clock()) return await asDecided(runtime, late, wanted);
  const { need, disponible } = await needOfLapsed(database, order);
  if (!disponible) return refuse('pedido-sin-existencias');

  let missing: Missing = 'reserva-caducada';
  for (let tries = 0; tries < mostTries && missing === 'reserva-caducada'; tries += 1) {
    const held = await holdTime(database, {
      ...wanted,
      codTienda: order.codTienda,
      need,
      token: order.cestaID,
      matricula: order.matricula,
      now: clock(),
      rules: config.booking,
    });
    if (isRefusal(held)) {
      const now = await findLatePayment(database, late.id);
      return now?.decision === null ? held : await asDecided(runtime, late, wanted);
    }
    const done = await confirmWith(runtime, order, late.id);
    // Where another window chose last, it is that window's time that was held and is confirmed.
    if (done === null) return await asDecided(runtime, late, wanted);
    if (done === 'decidida') {
      await releaseHold(database, order.cestaID);
      return await asDecided(runtime, late, wanted);
    }
    missing = done;
  }
  await releaseHold(database, order.cestaID);
  return refusalOf(missing, order, wanted);
};
