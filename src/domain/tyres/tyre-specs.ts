import type { RatedTyreSize, SizeNotation } from './size.ts';

/** One tyre of a model: its size, and whether it is the run-flat one. */
export interface TyreVariant {
  readonly size: RatedTyreSize;
  readonly runflat: boolean;
}

const measures: Readonly<Record<SizeNotation, (ancho: number, serie: number) => string>> = {
  metric: (ancho, serie) => `${ancho}-${serie}`,
  'full-profile': (ancho) => `${ancho}`,
  flotation: (ancho, serie) => `${ancho}x${serie.toFixed(2).replace('.', '-')}`,
  inch: (ancho) => ancho.toFixed(2).replace('.', '-'),
};

/**
 * A tyre's own part of its sheet's address: `205-55-r16-91v`, `225-45-r17-94w-xl-runflat`,
 * `215-65-r16c-109-107t`, `245-40-zr18-97y-plus` for (97Y), `31x10-50-r15lt-109s`.
 */
export const tyreSpecs = ({ size, runflat }: TyreVariant): string => {
  const { notation, ancho, serie, construction, llanta, service = '', ic, ic2, cv, overspeed, reinforced } = size;
  const rating = `${ic}${ic2 === undefined ? '' : `-${ic2}`}${cv}`;
  const parts = [
    measures[notation](ancho, serie),
    `${construction}${llanta}${service}`,
    rating,
    overspeed && 'plus',
    reinforced,
    runflat && 'runflat',
  ];
  return parts.filter(Boolean).join('-').toLowerCase();
};
