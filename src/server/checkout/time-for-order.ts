import { sameStages, type Stage } from '#domain/booking/job.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import { holderOf } from '../booking/holder.ts';
import { holdTimeFor, isAt, type HeldTime } from '../booking/hold-time.ts';
import { readHold, releaseHold, type KeptTime } from '../booking/keep-hold.ts';
import { joiningVisit } from '../basket/join-visit.ts';
import type { BasketState } from '../basket/basket-state.ts';
import { allArrived, type PricedState } from '../basket/price-state.ts';
import type { CallContext } from '../runtime.ts';
import { isOrdered } from '../orders/orders-store.ts';

/** A chosen workshop, day and hour. */
export interface ChosenTime {
  readonly codTienda: number;
  readonly fecha: string;
  readonly hora: string;
}

export const timeInBasket = ({ selectedTaller, selectedDate, selectedTime }: BasketState): ChosenTime | null =>
  selectedTaller === null || selectedDate === null || selectedTime === null
    ? null
    : { codTienda: selectedTaller, fecha: selectedDate, hora: selectedTime };

/**
 * How long an order may wait for its payment: the usual time, but one hold is not kept for ever by orders that are given
 * up and made again. Nothing is left where it had two waits already. A hold's times are the database's.
 */
export const waitFor = ({ latest }: Pick<HeldTime, 'latest'>, minutes: number): number =>
  Math.max(0, Math.min(minutes * minuteMs, latest.getTime() + 2 * minutes * minuteMs - Date.now()));

/** What was to join a visit that is gone is for a car that nobody expects. */
const suits = (held: KeptTime, stages: readonly Stage[], arrives: string): boolean =>
  held.joins !== 'gone' && sameStages(held.stages, stages) && held.fecha >= arrives;

/**
 * Makes sure that the basket holds the time on the visitor's screen, for the work it asks for and with its
 * goods there. A hold that lapsed, or was for less work, or was to join a visit that is gone, is made anew at the same time if
 * that is free.
 * Refused with `cesta-con-pedido` where it holds nothing because another call has just made the order.
 */
export const holdForOrder = async (
  context: CallContext,
  { cestaID, visita }: { readonly cestaID: string; readonly visita: string | null },
  time: ChosenTime,
  priced: PricedState,
  matricula: string | null,
): Promise<
  | Pick<HeldTime, 'minutos' | 'latest'>
  | Refusal<'cesta-con-pedido' | 'reserva-caducada' | 'hora-ocupada' | 'matricula-ya-citada' | 'demasiadas-reservas'>
> => {
  const { stages, delivery } = priced;
  if (stages === null) throw new Error('an order without work');
  const { database, config, clock } = context;
  const rules = config.booking;
  const held = await readHold(database, { token: cestaID, rules });
  const isChosen = isAt(held, time);
  // The visit that it was to join has another time: its visitor says what they want now.
  if (held?.joins === 'moved') {
    await releaseHold(database, cestaID);
    return refuse('reserva-caducada');
  }
  if (held && isChosen && suits(held, stages, allArrived(priced))) return held;

  // A hold turns into a booking in the transaction that writes the order, so it is there by now if that was it.
  if (!held && (await isOrdered(database, cestaID))) return refuse('cesta-con-pedido');
  const need = { stages, delivery };
  const ask = { ...time, need, token: cestaID, matricula, now: clock(), rules };
  const again = await holdTimeFor(database, await joiningVisit(database, visita, ask), await holderOf(context));
  if (!isRefusal(again)) return again;
  const { refusal, values } = again;
  if (refusal === 'matricula-ya-citada' || refusal === 'demasiadas-reservas') return refuse(refusal, values);
  return held && isChosen ? refuse('hora-ocupada', { hora: time.hora }) : refuse('reserva-caducada');
};
