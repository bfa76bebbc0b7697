import type { AllowedOil, OilCondition } from '../vehicles/facts.ts';
import { approvalMet, type OilOnSale } from './approvals.ts';

/** For which of the cars that share a line of a list an oil serves; `principal` is what `variante` is not. */
export type OilFor = OilCondition | 'principal';

export interface OilChoice<Oil extends OilOnSale> {
  readonly oil: Oil;
  /** What the maker asks for. */
  readonly pide: string;
  /** The approval of this oil that meets it: the same, or one that took its place. */
  readonly cumple: string;
  /** Whoever drives this car has to know it; null where the oil serves in every case. */
  readonly solo: OilFor | null;
  /** The cheapest of those that serve in every case. */
  readonly recomendado: boolean;
}

export interface OilQuestion {
  readonly aceites: readonly AllowedOil[];
  /** First and last year in which the car may have been built. */
  readonly desde: number | undefined;
  readonly hasta: number | undefined;
}

type Line = Pick<AllowedOil, 'norma' | 'sae'> & { readonly solo: OilFor | null };

/** Every car that a line may stand for, each by the words that are true of it. */
const cases = (['con-filtro', 'sin-filtro'] as const).flatMap((filter) =>
  (['hasta-2018', 'desde-2018'] as const).flatMap((built) =>
    (['principal', 'variante'] as const).map((engine): readonly OilFor[] => [filter, built, engine]),
  ),
);

/** Makers changed in the middle of that year: a car built in it may take either oil. */
const changed = 2018;

/** What holds of a year is no question any more, and what does not is left out. */
const linesOf = ({ aceites, desde, hasta }: OilQuestion): Line[] => {
  const side = (desde ?? changed) > changed ? 'desde-2018' : (hasta ?? changed) < changed ? 'hasta-2018' : undefined;
  const otherSide = side === 'desde-2018' ? 'hasta-2018' : side && 'desde-2018';
  const variants = aceites.some(({ condicion }) => condicion === 'variante');
  return aceites
    .filter(({ condicion }) => condicion === undefined || condicion !== otherSide)
    .map(({ norma, sae, condicion }) => ({
      norma,
      sae,
      solo: condicion === undefined || condicion === side ? (variants ? 'principal' : null) : condicion,
    }));
};

/**
 * The oils that may be poured into an engine, by approval first and viscosity second: those that serve in every case, the
 * cheapest first, then those that serve only some of the cars of its line. Nothing is recommended that may be wrong.
 */
export const chooseOils = <Oil extends OilOnSale>(
  question: OilQuestion,
  oils: readonly Oil[],
  priceOf: (oil: Oil) => number,
): OilChoice<Oil>[] => {
  const lines = linesOf(question);
  const found = oils.flatMap((oil) => {
    const met = lines.flatMap((line) => {
      const cumple = approvalMet(oil, { ...line, condicion: undefined });
      return cumple === undefined ? [] : [{ line, cumple }];
    });
    const serves = cases.filter((words) => met.some(({ line }) => line.solo === null || words.includes(line.solo)));
    const [first] = met;
    if (!first) return [];
    const solo = serves.length === cases.length ? null : first.line.solo;
    return [{ oil, pide: first.line.norma, cumple: first.cumple, solo }];
  });
  const sorted = found.toSorted(
    (one, other) => Number(one.solo !== null) - Number(other.solo !== null) || priceOf(one.oil) - priceOf(other.oil),
  );
  return sorted.map((choice, place) => ({ ...choice, recomendado: place === 0 && choice.solo === null }));
};
