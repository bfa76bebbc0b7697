import type { Interval } from './service-intervals.ts';

interface KnownBelt {
  /** Beginnings of engine codes. */
  readonly codigos: readonly string[];
  readonly intervalo: Interval;
}

/**
 * Engines of which somebody told us that they have a belt, and how long it lasts (domain facts, service intervals: PureTech,
 * EA288; which codes belong to the EA288 is general knowledge, to be checked against its maker's documents). All other engines
 * are unknown: belt or chain, nobody guesses here.
 */
const knownBelts: readonly KnownBelt[] = [
  // PSA PureTech, a belt in oil.
  { codigos: ['EB2'], intervalo: { meses: [72, 72], kms: [100_000, 100_000] } },
  // Volkswagen EA288 TDI.
  {
    codigos: [
      'CLHA',
      'CRKB',
      'CXXB',
      'DDYA',
      'DGTE',
      'CRBC',
      'CRLB',
      'CRMB',
      'CRGB',
      'CKFC',
      'CUVC',
      'DFCA',
      'DFFA',
      'DFGA',
    ],
    intervalo: { meses: null, kms: [210_000, 210_000] },
  },
];

/** When the belt of an engine is due; undefined where nobody knows whether it has one. Each code of a list has to be known. */
export const beltOf = (codigoMotor: string | null): Interval | undefined => {
  const codes = codigoMotor?.split('/').map((code) => code.trim().toUpperCase()) ?? [];
  const found = codes.map((code) => knownBelts.find(({ codigos }) => codigos.some((begin) => code.startsWith(begin))));
  const [first] = found;
  return first && found.every((belt) => belt === first) ? first.intervalo : undefined;
};
