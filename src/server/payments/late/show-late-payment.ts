import type { LatePaymentView } from '#contract/late-payments.ts';
import { toEuros } from '#domain/money/euros.ts';
import { isRefusal } from '#domain/refusal.ts';
import { freeDays } from '../../booking/free-days.ts';
import { freeTimes } from '../../booking/free-times.ts';
import { freeTimesNear } from '../../booking/free-times-near.ts';
import { localTime } from '../../booking/local-time.ts';
import type { Runtime } from '../../runtime.ts';
import { orderById, type OrderRow } from '../../orders/orders-store.ts';
import { findPayment } from '../payments-store.ts';
import { needOfLapsed } from '../recover-order.ts';
import type { LatePayment } from './late-payments-store.ts';

/** How many days may be looked at for a time. */
const days = 25;

type Choice = Pick<LatePaymentView, 'disponible' | 'cercanas' | 'dias' | 'dia'>;

const nothing: Choice = { disponible: false, cercanas: [], dias: [], dia: null };

const estadoOf = ({ decision, hasta }: LatePayment, now: Date): LatePaymentView['estado'] => {
  switch (decision) {
    case null:
      return hasta > now ? 'abierta' : 'caducada';
    case 'hora':
      return 'confirmada';
    case 'plazo':
      return 'caducada';
    case 'pedida':
    case 'cancelado':
      return 'devuelta';
  }
};

/** The times that are free for an order whose own is gone: the nearest, and those of a day that was asked for. */
export const timesToChoose = async (
  { database, config, clock }: Runtime,
  order: OrderRow,
  wantedDay: string | null,
): Promise<Choice> => {
  const { need, disponible } = await needOfLapsed(database, order);
  if (!disponible) return nothing;
  const { codTienda, snapshot } = order;
  const ask = { codTienda, need, now: clock(), rules: config.booking };
  const wanted = { fecha: snapshot.selectedDate, hora: snapshot.selectedTime };
  const near = await freeTimesNear(database, { ...ask, wanted });
  const free = await freeDays(database, { ...ask, days });
  const times = wantedDay === null ? null : await freeTimes(database, { ...ask, fecha: wantedDay });
  return {
    disponible,
    cercanas: isRefusal(near) ? [] : near.map(({ fecha, hora }) => ({ date: fecha, time: hora })),
    dias: isRefusal(free) ? [] : free.days.map(({ fecha, primera }) => ({ date: fecha, primera })),
    dia: wantedDay === null || times === null || isRefusal(times) ? null : { date: wantedDay, times: [...times] },
  };
};

/** What is asked of a customer who paid late. It names nobody. */
export const showLatePayment = async (
  runtime: Runtime,
  late: LatePayment,
  wantedDay: string | null,
): Promise<LatePaymentView> => {
  const [order, payment] = [
    await orderById(runtime.database, late.orderId),
    await findPayment(runtime.database, late.reference),
  ];
  if (!order || !payment) throw new Error(`late payment ${late.id} lost its order`);
  const { taller, selectedDate, selectedTime } = order.snapshot;
  const estado = estadoOf(late, runtime.clock());
  const until = localTime(late.hasta, taller.tz);
  return {
    estado,
    orderNumber: order.orderNumber,
    importe: toEuros(payment.importe),
    hasta: { date: until.fecha, time: until.hora },
    tallerAlias: taller.alias,
    tallerTelefono: taller.telefono,
    perdida: { date: selectedDate, time: selectedTime },
    cita:
      estado === 'confirmada' && order.fecha && order.hora ? { date: order.fecha, time: order.hora.slice(0, 5) } : null,
    ...(estado === 'abierta' ? await timesToChoose(runtime, order, wantedDay) : nothing),
  };
};
