import { sizeParts, type TyreSelector } from './car-selector.ts';
import { walkSteps, type FinderVisitor } from './steps.ts';

/** The steps of the car selector in their order (spec S1). */
export const selectorSteps = [
  'initial',
  'ancho',
  'serie',
  'llanta',
  'carga',
  'velocidad',
  'estacion',
  'runflat',
  'marcas',
  'datos',
  'resultados',
  'registro',
  'todos',
] as const;
export type SelectorStep = (typeof selectorSteps)[number];

/** Who walks through the selector, and on what. */
export interface SelectorVisitor extends FinderVisitor {
  readonly device: 'mobile' | 'desktop';
}

/** The page that shows a step: one each on a phone; the size on one page and the preferences on another elsewhere. */
export type SelectorPage = SelectorStep | 'medidas' | 'preferencias';

export const pageOf = (step: SelectorStep, device: SelectorVisitor['device']): SelectorPage => {
  if (device === 'mobile') return step;
  const place = selectorSteps.indexOf(step);
  if (place <= selectorSteps.indexOf('velocidad')) return 'medidas';
  return place <= selectorSteps.indexOf('marcas') ? 'preferencias' : step;
};

const walk = walkSteps({
  stepsOf: (): readonly SelectorStep[] => selectorSteps,
  parts: sizeParts,
  skipped: ({ temporada, runflat, marca }: TyreSelector, { device }: SelectorVisitor) => ({
    estacion: device === 'mobile' && temporada !== null,
    runflat: runflat !== null,
    marcas: device === 'mobile' && marca !== null,
  }),
  pageOf: (step, { device }) => pageOf(step, device),
});

/** The first number of the size that a step waits for. */
export const missingPart = walk.missing;
/** The next step that asks this visitor something on another page; undefined after the last one. */
export const nextStep = walk.next;
