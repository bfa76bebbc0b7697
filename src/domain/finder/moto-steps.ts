import { motoModelParts, motoSizeParts, type MotoPart, type MotoSelector } from './moto-selector.ts';
import { walkSteps, type FinderVisitor } from './steps.ts';

/** The steps of each way in their order (spec S25). */
const bySize = [...motoSizeParts, 'tipo', 'marcas'] as const;
const after = ['datos', 'resultados', 'registro', 'camaras-mousses'] as const;
export type MotoStep = 'initial' | MotoPart | (typeof bySize)[number] | (typeof after)[number];

export const motoSteps = (origen: MotoSelector['origen']): readonly MotoStep[] => [
  'initial',
  ...(origen === 'medidas' ? bySize : motoModelParts),
  ...after,
];

const isAmong = (steps: readonly MotoStep[], step: MotoStep): boolean => steps.includes(step);

/** A step of one way is on that way, whichever the selector is on. */
const wayOf = ({ origen }: MotoSelector, step: MotoStep): MotoSelector['origen'] => {
  if (isAmong(bySize, step)) return 'medidas';
  return isAmong(motoModelParts, step) ? 'modelo' : origen;
};

const walk = walkSteps<MotoSelector, MotoStep, MotoPart, FinderVisitor>({
  stepsOf: (selector, step) => motoSteps(wayOf(selector, step)),
  parts: [...motoSizeParts, ...motoModelParts],
  skipped: ({ tipos, marcas, vehiculo }) => ({
    // What is made for one use only has nothing to choose from.
    tipo: tipos !== null || vehiculo === 'quad' || vehiculo === 'patinete',
    marcas: marcas !== null,
  }),
});

/** The first answer that a step waits for. */
export const missingMotoPart = walk.missing;
/** The next step that asks this visitor something; undefined after the last one. */
export const nextMotoStep = walk.next;
