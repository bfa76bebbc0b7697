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

export type CountedFacets = Readonly<Record<string, CountedFacet>>;

/** What a selector asks of tyres. */
export interface TyreFinder<Counted extends CountedFacets = CountedFacets> {
  /** Before the name of a search. */
  readonly prefix: string;
  /** The same text for the same wish; it names the search, so it stays as it is. */
  readonly keyOf: (wish: TyreWish) => string;
  /** What can be narrowed by, under the names of the answer and in its order: at most seven. */
  readonly counted: Counted;
  /** What must hold besides; nothing counts what it leaves out. */
  readonly conditions: readonly Facet[];
}

const finder = <Counted extends CountedFacets>(declared: TyreFinder<Counted>): TyreFinder<Counted> => declared;

export const carFinder = finder({
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
export const motoFinder = finder({
  prefix: 'm1',
  keyOf: motoWishKey,
  counted: { marcas: makerFacet, tipos: useFacet, gamas: categoryFacet },
  conditions: [vehicleFacet, wheelFacet, loadFacet, speedFacet],
});
