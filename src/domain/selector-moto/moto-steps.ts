import type { MotoPart, MotoSelector } from './moto-selector.ts';

/** The steps of each way in their order (spec S25). */
const bySize = ['ancho', 'alto', 'llanta', 'tipo', 'marcas'] as const;
const byModel = ['marca', 'cilindrada', 'modelo', 'fabricacion', 'aplicacion'] as const;
const after = ['datos', 'resultados', 'registro', 'camaras-mousses'] as const;
export type MotoStep = 'initial' | (typeof bySize)[number] | (typeof byModel)[number] | (typeof after)[number];

export const motoSteps = (origen: MotoSelector['origen']): readonly MotoStep[] => [
  'initial',
  ...(origen === 'medidas' ? bySize : byModel),
  ...after,
];

/** Who walks through the selector, and on what. */
export interface MotoVisitor {
  readonly lead: boolean;
  readonly loggedIn: boolean;
  /** This shop asks for an address before or among the results. */
  readonly dataNeeded: boolean;
}

const asked: ReadonlySet<MotoStep> = new Set(['ancho', 'alto', 'llanta', ...byModel]);
const isPart = (step: MotoStep): step is MotoPart => asked.has(step);

/** The first answer that a step waits for; undefined when the step is loadable. A step of the other way waits for all of its own. */
export const missingMotoPart = (selector: MotoSelector, step: MotoStep): MotoPart | undefined => {
  const steps = motoSteps(bySize.some((each) => each === step) ? 'medidas' : wayOf(selector, step));
  return steps
    .slice(0, steps.indexOf(step))
    .find((before): before is MotoPart => isPart(before) && selector[before].value === null);
};

const wayOf = ({ origen }: MotoSelector, step: MotoStep): MotoSelector['origen'] =>
  byModel.some((each) => each === step) ? 'modelo' : origen;

/** Whether a step has nothing left to ask this visitor. */
export const isMotoStepSkipped = (
  selector: MotoSelector,
  step: MotoStep,
  { lead, loggedIn, dataNeeded }: MotoVisitor,
): boolean => {
  const known = lead || loggedIn || !dataNeeded;
  const skipped: Partial<Readonly<Record<MotoStep, boolean>>> = {
    initial: true,
    // What is made for one use only has nothing to choose from.
    tipo: selector.tipos !== null || selector.vehiculo === 'quad' || selector.vehiculo === 'patinete',
    marcas: selector.marcas !== null,
    datos: known,
    registro: known,
  };
  return skipped[step] ?? false;
};

/** The next step that asks this visitor something; undefined after the last one. */
export const nextMotoStep = (selector: MotoSelector, step: MotoStep, visitor: MotoVisitor): MotoStep | undefined => {
  const steps = motoSteps(bySize.some((each) => each === step) ? 'medidas' : wayOf(selector, step));
  return steps.slice(steps.indexOf(step) + 1).find((next) => !isMotoStepSkipped(selector, next, visitor));
};
