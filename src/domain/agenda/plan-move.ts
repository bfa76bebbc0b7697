import type { Bay } from '../booking/availability.ts';
import { minuteOf, timeAt } from '../time.ts';
import { bayServesStay, staysOn, suitableBays, type Stay } from './stay.ts';

/** Where an appointment goes: one of its stages on a bay from a time on, the others with it. */
export interface MoveWish {
  readonly etapa: number;
  readonly bayId: number;
  /** `HH:MM`. */
  readonly time: string;
}

export type PlannedMove =
  | { readonly kind: 'placed'; readonly stays: readonly Stay[] }
  | { readonly kind: 'unsuitable'; readonly bay: Bay; readonly stay: Stay }
  | { readonly kind: 'clash'; readonly with: readonly Stay[] };

const shifted = (stay: Stay, minutes: number): Stay => ({
  ...stay,
  desde: timeAt(minuteOf(stay.desde) + minutes),
  hasta: timeAt(minuteOf(stay.hasta) + minutes),
});

/**
 * Moves an appointment on a day: the stage that was taken goes where it is put, the others begin and end with it, on
 * their own bays where those are free, else on others that can do the work. `others` is what else the day holds.
 */
export const planMove = (
  stages: readonly Stay[],
  others: readonly Stay[],
  bays: readonly Bay[],
  wish: MoveWish,
): PlannedMove | undefined => {
  const taken = stages.find(({ etapa }) => etapa === wish.etapa);
  const target = bays.find(({ bayId }) => bayId === wish.bayId);
  if (!taken || !target) return undefined;
  if (!bayServesStay(target, taken)) return { kind: 'unsuitable', bay: target, stay: taken };
  const minutes = minuteOf(wish.time) - minuteOf(taken.desde);
  const stays: Stay[] = [];
  const clashes: Stay[] = [];
  for (const stage of stages) {
    const there = shifted(stage, minutes);
    const options = stage === taken ? [target] : suitableBays(bays, stage);
    const order = options.toSorted((one, other) => sameBay(other, stage) - sameBay(one, stage));
    const free = order.find(({ bayId }) => staysOn(others, bayId, there, stage.id).length === 0);
    if (free) stays.push({ ...there, bayId: free.bayId });
    else clashes.push(...order.slice(0, 1).flatMap(({ bayId }) => staysOn(others, bayId, there, stage.id)));
  }
  return clashes.length > 0 ? { kind: 'clash', with: clashes } : { kind: 'placed', stays };
};

const sameBay = (bay: Bay, { bayId }: Stay): number => (bay.bayId === bayId ? 1 : 0);
