import type { Request as Asked } from '#contract/contract.ts';
import { addresses } from '#contract/address-table.ts';
import { isPageName } from '#contract/addresses.ts';

export type LandingFilter = Pick<Asked<'readTyreLanding'>['query'], 'temporada' | 'tipo' | 'gama'>;

/** What each landing shows. The page's name decides, so both languages share it. */
export const landingFilters = {
  tyresSummer: { temporada: 'verano' },
  tyresWinter: { temporada: 'invierno' },
  tyresAllSeason: { temporada: 'allseason' },
  tyresCar: { tipo: 'turismo' },
  tyresVan: { tipo: 'furgoneta' },
  tyres4x4: { tipo: '4x4' },
  tyresMoto: { tipo: 'moto' },
  tyresQuad: { tipo: 'quad' },
  tyresScooter: { tipo: 'patinete' },
  tyresTruck: { tipo: 'camion' },
  tyresFarm: { tipo: 'agricola' },
  tyresElectric: { tipo: 'turismo', gama: 'eco' },
} as const satisfies Record<string, LandingFilter>;

export type Landing = keyof typeof landingFilters;

/** The landing of a path; undefined for any other page. */
export const landingOf = (path: string): Landing | undefined => {
  const found = Object.entries(addresses).find(([, paths]) =>
    Object.values(paths).some((known) => known === path),
  )?.[0];
  return found && isPageName(found) && found in landingFilters ? (found as Landing) : undefined;
};
