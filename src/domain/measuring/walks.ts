import { basketSteps } from '../basket/steps.ts';

const numbered = ['1', '2', '3', '4', '5', '6'] as const;

/** The ways that people are led, with their steps in order; an assistant's are numbered. */
export const countedWalks = {
  cesta: basketSteps,
  cita: ['comentario', 'patinete', 'seleccion-taller', 'servicios', 'fecha-y-hora', 'tus-datos', 'confirmacion'],
  revision: numbered,
  'moto-revision': numbered,
  aire: numbered,
  permutar: numbered,
} as const;

export type CountedWalk = keyof typeof countedWalks;

/** A step of a walk, as it is counted. */
export interface CountedStep {
  readonly recorrido: CountedWalk;
  readonly paso: string;
}

export const isCountedStep = ({ recorrido, paso }: CountedStep): boolean =>
  countedWalks[recorrido].some((step) => step === paso);

/** A step that somebody reached. */
export interface ReachedStep {
  readonly paso: string;
  readonly veces: number;
  /** How many of them did not reach a later one. */
  readonly dejado: number;
}

/**
 * Each step of a walk that anybody reached, in order, with how many did and how many of them did not reach a later one. More may
 * reach a step than the one before it, which not everybody needs.
 */
export const stepsLeft = (walk: CountedWalk, reached: ReadonlyMap<string, number>): readonly ReachedStep[] => {
  const steps = countedWalks[walk].flatMap((paso) => {
    const veces = reached.get(paso) ?? 0;
    return veces > 0 ? [{ paso, veces }] : [];
  });
  return steps.map((step, place) => {
    const later = steps.slice(place + 1).map(({ veces }) => veces);
    return { ...step, dejado: later.length === 0 ? 0 : Math.max(0, step.veces - Math.max(...later)) };
  });
};
