import type { UpkeepVehicleType } from './things.ts';

/** From which age on an inspection is asked for, and for how many months it is good. */
interface Period {
  /** Whole years at the inspection. */
  readonly desde: number;
  readonly meses: number;
}

export type ItvClass = 'ciclomotor' | 'moto' | 'turismo' | 'furgoneta' | 'camion';

/**
 * Royal Decree 920/2017, art. 6: how often vehicles are inspected (domain facts, 8). The first period begins at the first
 * inspection. Private use: taxis, ambulances, driving schools and hired vehicles have others, which a plate does not tell.
 */
export const itvPeriods: Readonly<Record<ItvClass, readonly [Period, ...Period[]]>> = {
  ciclomotor: [{ desde: 3, meses: 24 }],
  moto: [{ desde: 4, meses: 24 }],
  turismo: [
    { desde: 4, meses: 24 },
    { desde: 10, meses: 12 },
  ],
  furgoneta: [
    { desde: 2, meses: 24 },
    { desde: 6, meses: 12 },
    { desde: 10, meses: 6 },
  ],
  camion: [
    { desde: 1, meses: 12 },
    { desde: 10, meses: 6 },
  ],
};

/** An inspection so many days before the end of the last one's validity counts from that end (Royal Decree 920/2017, art. 6.5). */
export const earlyDays = 30;

/** Above it a moped is a motorcycle. */
const mopedCc = 50;

/** What the law takes a vehicle for; undefined where its kind does not say it: farm vehicles go by their speed. */
export const itvClassOf = (tipo: UpkeepVehicleType, cilindrada: number | null): ItvClass | undefined => {
  switch (tipo) {
    case 'turismo':
    case '4x4':
      return 'turismo';
    case 'furgoneta':
    case 'camion':
      return tipo;
    case 'moto':
      return cilindrada !== null && cilindrada <= mopedCc ? 'ciclomotor' : 'moto';
    case 'agricola':
    case 'otro':
    case 'patinete':
      return undefined;
  }
};
