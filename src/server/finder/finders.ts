import { wishKey } from './car-wish.ts';
import {
  categoryFacet,
  loadFacet,
  makerFacet,
  reinforcementFacet,
  runflatFacet,
  seasonFacet,
  speedFacet,
  useFacet,
  vehicleFacet,
  wheelFacet,
  type CountedFacet,
  type Facet,
} from './facets.ts';
import { motoWishKey } from './moto-wish.ts';
import type { TyreWish } from './wish.ts';

/** A reason a tyre fails is one bit of eight; the eighth is for what is not counted. */
export const mostCounted = 7;

export type CountedFacets = Readonly<Record<string, CountedFacet>>;

/** What a selector asks of tyres. */
export interface TyreFinder<Counted extends CountedFacets = CountedFacets> {
  /** Before the name of a search. */
  readonly prefix: string;
  /** The same text for the same wish; it names the search, so it stays as it is. */
  readonly keyOf: (wish: TyreWish) => string;
  /** What can be narrowed by, under the names of the answer and in its order: at most `mostCounted`. */
  readonly counted: Counted;
  /** What must hold besides; nothing counts what it leaves out. */
  readonly conditions: readonly Facet[];
}

/** Throws where more is counted than there are bits for: one more would count as a condition, and every number be wrong. */
export const declareFinder = <Counted extends CountedFacets>(declared: TyreFinder<Counted>): TyreFinder<Counted> => {
  const counted = Object.keys(declared.counted).length;
  if (counted > mostCounted)
    throw new Error(`finder ${declared.prefix} counts ${counted} facets; a scan has bits for ${mostCounted}`);
  return declared;
};

export const carFinder = declareFinder({
  prefix: 'b1',
  keyOf: wishKey,
  counted: {
    ic: loadFacet,
    cv: speedFacet,
    temporada: seasonFacet,
    runflat: runflatFacet,
    refuerzo: reinforcementFacet,
    categoria: categoryFacet,
    marca: makerFacet,
  },
  conditions: [vehicleFacet],
});

/** Of motorcycles, quads, e-scooters and farm vehicles: what papers ask is a condition, not a filter. */
export const motoFinder = declareFinder({
  prefix: 'm1',
  keyOf: motoWishKey,
  counted: { marcas: makerFacet, tipos: useFacet, gamas: categoryFacet },
  conditions: [vehicleFacet, wheelFacet, loadFacet, speedFacet],
});
