import { monthBefore, monthsTold } from '#domain/catalogue/fitted-months.ts';
import { hourMs } from '#domain/time.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { keptFor } from '../database/kept-for.ts';
import type { SizeColumns } from './columns.ts';
import { loadFitted } from './fitted-store.ts';

/** How many of each tyre were fitted within a year, and at which instant that was asked. */
export interface Fitted {
  readonly at: number;
  readonly units: ReadonlyMap<number, number>;
}

/** Asked at most once an hour: what a year comes to hardly changes. */
export const fittedWithinAYear = keptFor(hourMs, async (db, now: Date): Promise<Fitted> => ({
  at: now.getTime(),
  units: await loadFitted(db, monthBefore(dayOnTheWall(now), monthsTold - 1)),
}));

// Searches compare thousands of tyres, most of which nobody had fitted. A size whose offers changed has the same tyres.
const columns = new WeakMap<Fitted, WeakMap<ArrayBufferLike, Int32Array>>();

/** How many of each tyre of a size were fitted within a year, by its row. */
export const fittedIn = ({ tyres: { id } }: SizeColumns, fitted: Fitted): Int32Array => {
  let known = columns.get(fitted);
  if (!known) columns.set(fitted, (known = new WeakMap()));
  let column = known.get(id.buffer);
  if (!column) known.set(id.buffer, (column = Int32Array.from(id, (each) => fitted.units.get(each) ?? 0)));
  return column;
};
