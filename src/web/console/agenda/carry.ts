import { quarter, type Span } from './day-scale.ts';

/** Something that is being moved and not yet put down: over which column, from which minute. */
export interface Carried {
  readonly column: number;
  readonly desde: number;
  readonly minutes: number;
}

/** Where it may be carried: so many columns, this much of a day. */
export interface Ground {
  readonly columns: number;
  readonly scale: Span;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Carries on by minutes and columns, as far as the ground goes. */
export const carryBy = (carried: Carried, by: { minutes?: number; columns?: number }, ground: Ground): Carried => ({
  ...carried,
  column: within(carried.column + (by.columns ?? 0), 0, ground.columns - 1),
  desde: within(carried.desde + (by.minutes ?? 0), ground.scale.desde, ground.scale.hasta - carried.minutes),
});

/** What a key says to whoever carries something. */
export type CarryKey = { readonly by: { minutes?: number; columns?: number } } | 'put-down' | 'give-up';

const keys: Readonly<Record<string, CarryKey>> = {
  ArrowUp: { by: { minutes: -quarter } },
  ArrowDown: { by: { minutes: quarter } },
  PageUp: { by: { minutes: -60 } },
  PageDown: { by: { minutes: 60 } },
  ArrowLeft: { by: { columns: -1 } },
  ArrowRight: { by: { columns: 1 } },
  Enter: 'put-down',
  ' ': 'put-down',
  Escape: 'give-up',
};

export const carryKey = (key: string): CarryKey | undefined => keys[key];

/**
 * Where something is that a pointer drags: it hangs where it was taken, its upper edge on a quarter.
 * `grip` is how many minutes below its upper edge it was taken, `at` the minute under the pointer, exact.
 */
export const carryTo = (
  carried: Carried,
  { column, at, grip }: { column: number; at: number; grip: number },
  ground: Ground,
): Carried =>
  carryBy(
    { ...carried, column: 0, desde: 0 },
    { columns: column, minutes: Math.round((at - grip) / quarter) * quarter },
    ground,
  );
