import type { Bay } from '../booking/availability.ts';
import { overlaps, type DaySpan } from './day-time.ts';
import { suitableBays, type Stay } from './stay.ts';

/** A stay that a block may meet; only those that wait, or are only held, are given another bay. */
export interface MovableStay extends Stay {
  readonly movable: boolean;
}

export interface Repacked {
  /** Stay at their time on another bay; some of them only make room for others. */
  readonly moved: readonly MovableStay[];
  /** Have no bay at their time. */
  readonly left: readonly MovableStay[];
}

const keyOf = ({ id, etapa }: Stay): string => `${id} ${etapa}`;

/**
 * Clears a bay for a block: whoever is in the way is given another bay that can do the work at the same time, and where
 * all of those are taken, whoever has one moves on first (augmenting paths, each bay tried once for whoever may go there). Nobody's
 * time changes, nobody loses the bay they have without getting another.
 */
export const repack = (
  stays: readonly MovableStay[],
  bays: readonly Bay[],
  block: DaySpan & { readonly bayId: number },
): Repacked => {
  const isBlocked = (bayId: number, span: DaySpan) => bayId === block.bayId && overlaps(span, block);
  const begun = new Map(stays.map((stay) => [keyOf(stay), stay.bayId]));
  let now: readonly MovableStay[] = stays.filter((stay) => !isBlocked(stay.bayId, stay));

  /** The stays with `stay` among them, or undefined where no path makes room for it. */
  const place = (
    placed: readonly MovableStay[],
    stay: MovableStay,
    tried: Set<string>,
  ): readonly MovableStay[] | undefined => {
    const options = suitableBays(bays, stay)
      .filter(({ bayId }) => !isBlocked(bayId, stay))
      .map(({ bayId }) => ({
        bayId,
        there: placed.filter((other) => other.bayId === bayId && overlaps(other, stay)),
      }))
      .filter(({ there }) => there.every(({ movable }) => movable))
      .toSorted((one, other) => one.there.length - other.there.length);
    for (const { bayId, there } of options) {
      const step = `${keyOf(stay)} ${bayId}`;
      if (tried.has(step)) continue;
      tried.add(step);
      let trial: readonly MovableStay[] | undefined = [
        ...placed.filter((other) => !there.includes(other)),
        { ...stay, bayId },
      ];
      for (const other of there) trial = trial && place(trial, other, tried);
      if (trial) return trial;
    }
    return undefined;
  };

  const left: MovableStay[] = [];
  const inTheWay = stays
    .filter((stay) => isBlocked(stay.bayId, stay))
    // Who has the fewest bays to choose from chooses first.
    .toSorted((one, other) => suitableBays(bays, one).length - suitableBays(bays, other).length);
  for (const stay of inTheWay) {
    const room = stay.movable ? place(now, stay, new Set()) : undefined;
    if (room) now = room;
    else left.push(stay);
  }
  return { moved: now.filter((stay) => begun.get(keyOf(stay)) !== stay.bayId), left };
};
