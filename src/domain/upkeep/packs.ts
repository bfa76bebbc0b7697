import type { UpkeepThing } from './things.ts';
import type { UpkeepItem } from './timeline.ts';

const due: ReadonlySet<UpkeepItem['estado']> = new Set<UpkeepItem['estado']>(['pasado', 'ahora', 'pronto']);

/** Whether a pack does several things at once of which each is due: only then it is proposed instead of them. */
export const coversDue = (
  cosas: readonly UpkeepThing[],
  items: readonly Pick<UpkeepItem, 'cosa' | 'estado'>[],
): boolean =>
  cosas.length > 1 && cosas.every((cosa) => items.some((item) => item.cosa === cosa && due.has(item.estado)));
