import { openSelector } from '#domain/finder/car-selector.ts';
import type { TyreSearch } from '#domain/finder/car-search.ts';
import {
  missingPart,
  nextStep,
  type SelectorPage,
  type SelectorStep,
  type SelectorVisitor,
} from '#domain/finder/car-steps.ts';
import { addresses } from '#contract/addresses.ts';
import type { Roads } from '../finder/question-steps.tsx';
import type { SelectorPageName } from './search-address.ts';

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
} as const satisfies Partial<Record<SelectorPageName, { page: SelectorPage; step: SelectorStep }>>;

export type Question = keyof typeof questions;

const all = Object.keys(questions) as Question[];

/** Sizes and preferences in one page each on wide screens; one page per step on a phone (spec S2). */
const wide: readonly Question[] = ['selectorSizes', 'selectorPreferences', 'selectorData'];
const narrow: readonly Question[] = all.filter(
  (question) => question !== 'selectorSizes' && question !== 'selectorPreferences',
);

export const questionOf = (path: string): Question =>
  all.find((question) => Object.values(addresses[question]).some((known) => known === path)) ?? 'selectorSizes';

/** The questions that stand around this one, in order. */
export const roadsAround = (question: Question): Roads<Question> => {
  const far = { questions: wide, asked: question };
  const near = { questions: narrow, asked: question };
  if (question === 'selectorData') return { wide: far, narrow: near };
  if (question === 'selectorSizes') return { wide: far, narrow: { questions: narrow, asked: 'selectorWidth' } };
  const road = question === 'selectorPreferences' ? far : near;
  return { wide: road, narrow: road };
};

const pageOfStep: Partial<Record<SelectorStep, Question>> = Object.fromEntries(
  narrow.map((question) => [questions[question].step, question]),
);

/** The question whose answer is missing before this one may be asked. */
export const questionMissingBefore = (question: Question, search: TyreSearch): Question | undefined => {
  const part = missingPart(openSelector(search), questions[question].step);
  return part && pageOfStep[part];
};

/** Where an answered question leads this visitor. */
export const pageAfter = (
  question: Question,
  search: TyreSearch,
  visitor: Omit<SelectorVisitor, 'device'>,
): SelectorPageName => {
  const device = wide.includes(question) && question !== 'selectorData' ? 'desktop' : 'mobile';
  const next = nextStep(openSelector(search), questions[question].step, { ...visitor, device });
  if (device === 'desktop' && question === 'selectorSizes') return 'selectorPreferences';
  return (next && pageOfStep[next]) ?? 'selectorResults';
};
