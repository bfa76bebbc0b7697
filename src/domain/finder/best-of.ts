/** Why a tyre is among those that are recommended: each is true of it among all that the same search finds. */
export const reasons = ['mas-montado', 'mejor-precio', 'mas-silencioso', 'antes'] as const;
export type Reason = (typeof reasons)[number];

/** A tyre of which a whole set can be had. */
export interface Candidate {
  readonly id: number;
  /** What a set costs fitted, in whatever unit all have. */
  readonly precio: number;
  /** Decibels of its label; 0 where it has none. */
  readonly ruido: number;
  /** How many of it were fitted within a year. */
  readonly montados: number;
}

/** Of fewer none is told to be the best: there is nothing to choose. */
const leastCompared = 3;
/** Five cars: fewer say nothing about what people choose. */
const leastFitted = 20;

/** The first of those of which none is better; undefined where there are none. */
const first = (candidates: readonly Candidate[], better: (one: Candidate, other: Candidate) => number) =>
  candidates.reduce<Candidate | undefined>((best, each) => (best && better(each, best) >= 0 ? best : each), undefined);

const mostFitted = (candidates: readonly Candidate[]): Candidate | undefined => {
  const most = first(candidates, (one, other) => other.montados - one.montados);
  const isAlone = candidates.filter(({ montados }) => montados === most?.montados).length === 1;
  return most && isAlone && most.montados >= leastFitted ? most : undefined;
};

/** None where all are as loud; of several as quiet ones the cheapest. */
const quietest = (candidates: readonly Candidate[]): Candidate | undefined => {
  const labelled = candidates.filter(({ ruido }) => ruido > 0);
  const best = first(labelled, (one, other) => one.ruido - other.ruido || one.precio - other.precio);
  return best && labelled.some(({ ruido }) => ruido > best.ruido) ? best : undefined;
};

/** The best ones of a search, given as they are recommended, with why; in the order in which they are shown. */
export const bestOf = (candidates: readonly Candidate[]): ReadonlyMap<number, readonly Reason[]> => {
  const best = new Map<number, Reason[]>();
  if (candidates.length < leastCompared) return best;
  const tell = (tyre: Candidate | undefined, reason: Reason): void => {
    if (tyre) best.set(tyre.id, [...(best.get(tyre.id) ?? []), reason]);
  };
  tell(mostFitted(candidates), 'mas-montado');
  tell(
    first(candidates, (one, other) => one.precio - other.precio),
    'mejor-precio',
  );
  tell(quietest(candidates), 'mas-silencioso');
  return best;
};

/** When a tyre can be fitted first, as days and times are written. */
export interface FirstTime {
  readonly fecha: string;
  readonly hora: string;
}

/** Of those shown the one that is fitted before others: the first of the earliest; undefined where none comes later. */
export const soonestOf = (shown: readonly { readonly id: string; readonly free: FirstTime | undefined }[]) => {
  const times = shown.flatMap(({ id, free }) => (free ? [{ id, at: `${free.fecha} ${free.hora}` }] : []));
  const earliest = times.map(({ at }) => at).sort()[0];
  return times.some(({ at }) => at !== earliest) ? times.find(({ at }) => at === earliest)?.id : undefined;
};
