import { sameStages } from '#domain/booking/job.ts';
import { isRefusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import type { HeldTime } from '../booking/hold-time.ts';
import { holdTime } from '../booking/hold-time.ts';
import { readHold, releaseHold, renewHold } from '../booking/keep-hold.ts';
import type { Runtime } from '../runtime.ts';
import type { BasketState } from './basket-state.ts';
import { joiningVisit } from './join-visit.ts';
import { allArrived, type PricedState } from './price-state.ts';

/** The time that a basket holds, if its stored choice speaks of one: most baskets do not, and ask nothing. */
export const heldFor = async (
  { database, config }: Runtime,
  cestaID: string,
  state: BasketState,
): Promise<HeldTime | null> =>
  state.selectedTime === null ? null : await readHold(database, { token: cestaID, rules: config.booking });

/**
 * Keeps the held time in step with a basket that changed. While the time still serves, the visitor's work
 * renews it; where the work takes longer now, the same time is held anew; where that cannot be, or the
 * goods come later, the time is given back and has to be chosen again.
 */
export const followHold = async (
  runtime: Runtime,
  { cestaID, visita }: { readonly cestaID: string; readonly visita: string | null },
  before: BasketState | null,
  state: BasketState,
  priced: PricedState,
): Promise<{ readonly state: BasketState; readonly hold: HeldTime | null }> => {
  const { database, config, clock } = runtime;
  const rules = config.booking;
  if ((before?.selectedTime ?? state.selectedTime) === null) return { state, hold: null };
  const held = await readHold(database, { token: cestaID, rules });
  if (!held) return { state, hold: null };

  const giveBack = async () => {
    await releaseHold(database, cestaID);
    return { state: { ...state, selectedTime: null }, hold: null };
  };
  const arrives = allArrived(priced);
  const { stages } = priced;
  if (
    stages === null ||
    state.selectedTime === null ||
    held.codTienda !== state.selectedTaller ||
    held.fecha < arrives
  ) {
    return await giveBack();
  }
  if (!sameStages(held.stages, stages)) {
    const { codTienda, fecha, hora } = held;
    const need = { stages, earliest: fecha };
    const { matricula } = state;
    const ask = { codTienda, fecha, hora, need, token: cestaID, matricula, now: clock(), rules };
    const again = await holdTime(database, await joiningVisit(database, visita, ask));
    return isRefusal(again) ? await giveBack() : { state, hold: again };
  }
  // Written once a minute at most.
  if (held.expires.getTime() - Date.now() > (rules.holdMinutes - 1) * minuteMs || held.expires >= held.latest)
    return { state, hold: held };
  const renewed = await renewHold(database, { token: cestaID, rules });
  return { state, hold: isRefusal(renewed) ? held : { ...held, ...renewed } };
};
