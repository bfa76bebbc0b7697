/** After how long something is due: what comes first counts. The first number of each pair is the earliest, the second the latest. */
export interface Interval {
  readonly meses: readonly [number, number] | null;
  readonly kms: readonly [number, number] | null;
}

/** Of engines whose maker named no other one, and of everything that wears alike. */
export type Wear =
  | 'aceite'
  | 'aceite-clasico'
  | 'aceite-moto'
  | 'liquido-frenos'
  | 'cadena-moto'
  | 'bateria'
  | 'gas'
  | 'neumaticos';

/**
 * How long things last on the whole (domain facts, 8: the seed's and general knowledge). The handbook of a car counts before
 * this table, and pages say so. Of tyres: to be looked at by somebody, and to be replaced whatever their tread.
 */
export const serviceIntervals: Readonly<Record<Wear, Interval>> = {
  aceite: { meses: [12, 12], kms: [15_000, 20_000] },
  /** Cars from before 2000. */
  'aceite-clasico': { meses: [12, 12], kms: [7500, 10_000] },
  'aceite-moto': { meses: [12, 12], kms: [6000, 12_000] },
  'liquido-frenos': { meses: [24, 24], kms: [40_000, 40_000] },
  'cadena-moto': { meses: null, kms: [20_000, 30_000] },
  bateria: { meses: [48, 60], kms: null },
  gas: { meses: [24, 24], kms: null },
  neumaticos: { meses: [60, 120], kms: null },
};

/** The first year of cars whose oil lasts as it does today. */
export const modernOilFrom = 2000;
