import { facetValues, type FacetedArticle, type FacetName } from '../catalogue/article-facets.ts';
import type { BatteryTraits } from '../catalogue/article-traits.ts';
import { isCar, type ProductVehicle } from '../catalogue/vehicles.ts';
import type { VehicleFacts } from './facts.ts';

/** What the list of a kind of article is narrowed to, so that what it shows fits a vehicle; undefined where nobody knows. */
export type FittingFilters = Readonly<Record<string, readonly string[]>> | undefined;

/** Classes of oil that anybody may test by; all others are approvals of makers. */
const isClass = (norma: string): boolean => /^(?:ACEA|API|ILSAC|JASO)\b/.test(norma);

/** What cans also write for an approval: oils of both stand under one name. */
const writtenAs: Readonly<Record<string, readonly string[]>> = {
  'VW 504.00': ['VW 504.00/507.00'],
  'VW 507.00': ['VW 504.00/507.00'],
};

/**
 * The oils of the maker's first choice: by its approval where it names one, otherwise by its class, and by its viscosity. Never by the viscosity
 * alone, which says nothing of what an engine bears.
 */
export const fittingOils = (
  aceites: readonly Pick<VehicleFacts['aceites'][number], 'norma' | 'sae'>[],
): FittingFilters => {
  const [first] = aceites;
  if (!first) return undefined;
  return {
    [isClass(first.norma) ? 'especificacion' : 'homologacion']: [first.norma, ...(writtenAs[first.norma] ?? [])],
    viscosidad: aceites.filter(({ norma }) => norma === first.norma).map(({ sae }) => sae),
  };
};

/** What bears what a technology has to: a car with start-stop soon ruins a lesser one. */
const atLeast = {
  calcio: ['calcio', 'EFB', 'AGM'],
  EFB: ['EFB', 'AGM'],
  AGM: ['AGM'],
} as const satisfies Partial<Record<BatteryTraits['tecnologia'], readonly string[]>>;

/** Batteries of the case that a vehicle has room for, of its technology or a better one. `L3 70Ah EFB`. */
export const fittingBatteries = (bateria: string | null | undefined): FittingFilters => {
  const caja = /\b(?:L\d|D2\d)\b/.exec(bateria ?? '')?.[0];
  if (caja === undefined) return undefined;
  const tecnologia = (['EFB', 'AGM'] as const).find((word) => bateria?.includes(word)) ?? 'calcio';
  return { caja: [caja], tecnologia: atLeast[tecnologia] };
};

/** What articles of a kind have that fit a vehicle; only of cars does anybody know. */
export const fittingOf = (
  kind: 'bateria' | 'aceite',
  {
    tipoVehiculo,
    bateria,
    aceites,
  }: {
    readonly tipoVehiculo: ProductVehicle | 'otro';
    readonly bateria: Parameters<typeof fittingBatteries>[0];
    readonly aceites: Parameters<typeof fittingOils>[0];
  },
): FittingFilters => {
  if (!isCar(tipoVehiculo)) return undefined;
  return kind === 'aceite' ? fittingOils(aceites) : fittingBatteries(bateria);
};

/** Whether an article is one of those that fit. */
export const isFitting = (filters: NonNullable<FittingFilters>, article: FacetedArticle): boolean =>
  Object.entries(filters).every(([facet, wanted]) =>
    facetValues(article, facet as FacetName).some((value) => wanted.includes(String(value))),
  );
