/** Why a tyre is among those that are recommended: each is true of it among all that the same search finds. */
export const reasons = [
  'mas-montado',
  'mejor-precio',
  'mas-silencioso',
  'mejor-mojado',
  'menos-consumo',
  'antes',
  'antes-en-tu-taller',
] as const;
export type Reason = (typeof reasons)[number];

/** Tyres as columns of numbers, one place a tyre: a search compares thousands. */
export interface Compared {
  readonly id: ArrayLike<number>;
  /** What a set costs fitted, in whatever unit all have. */
  readonly precio: ArrayLike<number>;
  /** Decibels of its label; 0 where it has none. */
  readonly ruido: ArrayLike<number>;
  /** Classes of its label, from 1 for A; 0 where it has none. */
  readonly mojado: ArrayLike<number>;
  readonly consumo: ArrayLike<number>;
  /** How many of it were fitted within a year. */
  readonly montados: ArrayLike<number>;
}

/** Some of them, by their places, in the order in which they are recommended. */
type Places = ArrayLike<number>;

/** Of fewer none is told to be the best: there is nothing to choose. */
const leastCompared = 3;
/** Five cars: fewer say nothing about what people choose. */
const leastFitted = 20;

const at = (column: ArrayLike<number>, place: number | undefined): number => column[place ?? 0] ?? 0;

/** The first of those that cost least. */
const cheapest = ({ precio }: Compared, places: Places): number | undefined => {
  let best = places[0];
  for (let each = 1; each < places.length; each += 1)
    if (at(precio, places[each]) < at(precio, best)) best = places[each];
  return best;
};

/** Undefined where another one is fitted as often. */
const mostFitted = ({ montados }: Compared, places: Places): number | undefined => {
  let [best, most] = [places[0], leastFitted - 1];
  let isAlone = false;
  for (let each = 0; each < places.length; each += 1) {
    const more = at(montados, places[each]) - most;
    if (more >= 0) isAlone = more > 0;
    if (more > 0) [best, most] = [places[each], most + more];
  }
  return isAlone ? best : undefined;
};

/** The least of what a label says; of several as good ones the cheapest. Undefined where all that have a label say the same. */
const bestLabelled = (label: ArrayLike<number>, { precio }: Compared, places: Places): number | undefined => {
  let best: number | undefined;
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (let each = 0; each < places.length; each += 1) {
    const said = at(label, places[each]);
    if (said === 0) continue;
    if (said > most) most = said;
    if (said < least || (said === least && at(precio, places[each]) < at(precio, best)))
      [best, least] = [places[each], said];
  }
  return most > least ? best : undefined;
};

/** The best of some tyres of which a whole set can be had, by their numbers, with why, in the order in which they are shown. */
export const bestOf = (tyres: Compared, places: Places): ReadonlyMap<number, readonly Reason[]> => {
  const best = new Map<number, Reason[]>();
  if (places.length < leastCompared) return best;
  const tell = (place: number | undefined, reason: Reason): void => {
    if (place === undefined) return;
    const id = at(tyres.id, place);
    best.set(id, [...(best.get(id) ?? []), reason]);
  };
  tell(mostFitted(tyres, places), 'mas-montado');
  tell(cheapest(tyres, places), 'mejor-precio');
  tell(bestLabelled(tyres.ruido, tyres, places), 'mas-silencioso');
  tell(bestLabelled(tyres.mojado, tyres, places), 'mejor-mojado');
  tell(bestLabelled(tyres.consumo, tyres, places), 'menos-consumo');
  return best;
};

/** When and where a tyre can be fitted first, as days and times are written. */
export interface FirstTime {
  readonly fecha: string;
  readonly hora: string;
  readonly codTienda: number;
}

interface Shown {
  readonly id: string;
  readonly free: FirstTime | undefined;
}

/** The first of the earliest; undefined where none comes later. */
const earliestOf = (shown: readonly Shown[]): string | undefined => {
  const times = shown.flatMap(({ id, free }) => (free ? [{ id, at: `${free.fecha} ${free.hora}` }] : []));
  const earliest = times.map(({ at }) => at).sort()[0];
  return times.some(({ at }) => at !== earliest) ? times.find(({ at }) => at === earliest)?.id : undefined;
};

/**
 * Of those shown the one that is fitted before others, and how that is told: of the workshop that somebody chose only those are
 * compared that are fitted there. Undefined where none comes later.
 */
export const soonestOf = (
  shown: readonly Shown[],
  chosen?: number,
): { readonly id: string; readonly reason: Reason } | undefined => {
  const here = shown.filter(({ free }) => free && free.codTienda === chosen);
  const id = earliestOf(here.length > 0 ? here : shown);
  return id === undefined ? undefined : { id, reason: here.length > 0 ? 'antes-en-tu-taller' : 'antes' };
};
