import { keptOfCar } from '#domain/finder/car-choice.ts';
import { openSelector } from '#domain/finder/car-selector.ts';
import type { TyreSearch } from '#domain/finder/car-search.ts';
import { anyTyre } from '#domain/finder/read-car-search.ts';
import { missingPart, nextStep, type SelectorPage, type SelectorStep } from '#domain/finder/car-steps.ts';
import { addresses } from '#contract/address-table.ts';
import type { QuestionPages } from '../finder/questions/question-pages.ts';
import { carFinder, type CarPage } from './results/car-finder.ts';

/** The pages that ask something, each with the step of the domain's machine that it shows first. */
export const questions = {
  selectorSizes: { page: 'medidas', step: 'ancho' },
  selectorWidth: { page: 'ancho', step: 'ancho' },
  selectorSeries: { page: 'serie', step: 'serie' },
  selectorRim: { page: 'llanta', step: 'llanta' },
  selectorLoad: { page: 'carga', step: 'carga' },
  selectorSpeed: { page: 'velocidad', step: 'velocidad' },
  selectorPreferences: { page: 'preferencias', step: 'estacion' },
  selectorSeason: { page: 'estacion', step: 'estacion' },
  selectorRunflat: { page: 'runflat', step: 'runflat' },
  selectorBrands: { page: 'marcas', step: 'marcas' },
  selectorData: { page: 'datos', step: 'datos' },
} as const satisfies Partial<Record<CarPage, { page: SelectorPage; step: SelectorStep }>>;

export type Question = keyof typeof questions;

const all = Object.keys(questions) as Question[];

/** Sizes and preferences in one page each on wide screens; one page per step on a phone (spec S2). */
const wide: readonly Question[] = ['selectorSizes', 'selectorPreferences', 'selectorData'];
const narrow: readonly Question[] = all.filter(
  (question) => question !== 'selectorSizes' && question !== 'selectorPreferences',
);

export const questionOf = (path: string): Question =>
  all.find((question) => Object.values(addresses[question]).some((known) => known === path)) ?? 'selectorSizes';

const isWide = (question: Question): boolean => wide.includes(question) && question !== 'selectorData';

/** The car selector's questions, for `question-pages.ts`. */
export const carPages: QuestionPages<Question, SelectorStep, CarPage, TyreSearch> = {
  finder: carFinder,
  any: anyTyre,
  kept: keptOfCar,
  way: () => ({ wide, narrow }),
  narrow,
  steps: Object.fromEntries(all.map((question) => [question, questions[question].step])) as Record<
    Question,
    SelectorStep
  >,
  first: { selectorSizes: 'selectorWidth' },
  missing: (search, step) => missingPart(openSelector(search), step),
  next: (search, question, visitor) =>
    nextStep(openSelector(search), questions[question].step, {
      ...visitor,
      device: isWide(question) ? 'desktop' : 'mobile',
    }),
  onto: (question) => (question === 'selectorSizes' ? 'selectorPreferences' : undefined),
};
