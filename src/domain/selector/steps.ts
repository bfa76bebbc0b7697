import { sizeParts, type SizePart, type TyreSelector } from './selector.ts';

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
export interface SelectorVisitor {
  readonly device: 'mobile' | 'desktop';
  readonly lead: boolean;
  readonly loggedIn: boolean;
  /** This shop asks for an address before or among the results. */
  readonly dataNeeded: boolean;
}

/** The first number of the size that a step waits for; undefined when the step is loadable: when the values before it are filled. */
export const missingPart = (selector: TyreSelector, step: SelectorStep): SizePart | undefined => {
  const place = selectorSteps.indexOf(step);
  return sizeParts.find((part) => selectorSteps.indexOf(part) < place && selector[part].value === null);
};

/** Whether a step has nothing left to ask this visitor. */
export const isSkipped = (
  selector: TyreSelector,
  step: SelectorStep,
  { device, lead, loggedIn, dataNeeded }: SelectorVisitor,
): boolean => {
  const mobile = device === 'mobile';
  const known = lead || loggedIn || !dataNeeded;
  const skipped: Partial<Readonly<Record<SelectorStep, boolean>>> = {
    initial: true,
    estacion: mobile && selector.temporada !== null,
    runflat: selector.runflat !== null,
    marcas: mobile && selector.marca !== null,
    datos: known,
    registro: known,
  };
  return skipped[step] ?? false;
};

/** The page that shows a step: one each on a phone; the size on one page and the preferences on another elsewhere. */
export type SelectorPage = SelectorStep | 'medidas' | 'preferencias';

export const pageOf = (step: SelectorStep, device: SelectorVisitor['device']): SelectorPage => {
  if (device === 'mobile') return step;
  const place = selectorSteps.indexOf(step);
  if (place <= selectorSteps.indexOf('velocidad')) return 'medidas';
  return place <= selectorSteps.indexOf('marcas') ? 'preferencias' : step;
};

/** The next step that asks this visitor something on another page; undefined after the last one. */
export const nextStep = (
  selector: TyreSelector,
  step: SelectorStep,
  visitor: SelectorVisitor,
): SelectorStep | undefined => {
  const page = pageOf(step, visitor.device);
  return selectorSteps
    .slice(selectorSteps.indexOf(step) + 1)
    .find((next) => !isSkipped(selector, next, visitor) && pageOf(next, visitor.device) !== page);
};
