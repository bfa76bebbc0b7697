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

/** Compares tyres as they come, in the order in which they are recommended: any number of them, of which it keeps the best. */
interface Comparison {
  readonly add: (tyre: Candidate) => void;
  /** The best ones with why, in the order in which they are shown. */
  readonly best: () => ReadonlyMap<number, readonly Reason[]>;
}

export const startComparison = (): Comparison => {
  let compared = 0;
  let cheapest: Candidate | undefined;
  let mostFitted: Candidate | undefined;
  let isAlone = false;
  let quietest: Candidate | undefined;
  let loudest = 0;
  const compareFitted = (tyre: Candidate): void => {
    const more = tyre.montados - (mostFitted?.montados ?? -1);
    if (more > 0) mostFitted = tyre;
    if (more >= 0) isAlone = more > 0;
  };
  /** Of several as quiet ones the cheapest. */
  const compareNoise = (tyre: Candidate): void => {
    if (tyre.ruido === 0) return;
    loudest = Math.max(loudest, tyre.ruido);
    if (!quietest || (tyre.ruido - quietest.ruido || tyre.precio - quietest.precio) < 0) quietest = tyre;
  };
  return {
    add: (tyre) => {
      compared += 1;
      if (!cheapest || tyre.precio < cheapest.precio) cheapest = tyre;
      compareFitted(tyre);
      compareNoise(tyre);
    },
    best: () => {
      const best = new Map<number, Reason[]>();
      const tell = (tyre: Candidate | undefined, reason: Reason): void => {
        if (tyre) best.set(tyre.id, [...(best.get(tyre.id) ?? []), reason]);
      };
      if (compared < leastCompared) return best;
      if (isAlone && (mostFitted?.montados ?? 0) >= leastFitted) tell(mostFitted, 'mas-montado');
      tell(cheapest, 'mejor-precio');
      // Where all are as loud none is the quietest.
      if (quietest && loudest > quietest.ruido) tell(quietest, 'mas-silencioso');
      return best;
    },
  };
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
