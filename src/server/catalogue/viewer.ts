import { countryOfSupply } from '#domain/pricing/country.ts';
import type { CallContext } from '../runtime.ts';
import { warehouseHour, type Viewer } from './tyre-result.ts';

/** Prices are those of the country whose postcode the visitor typed, else of Spain. */
export const viewerOf = ({ clock }: CallContext, postcode: string | null | undefined): Viewer => {
  const ahora = clock();
  return { pais: countryOfSupply(null, postcode), hora: warehouseHour(ahora), ahora };
};
