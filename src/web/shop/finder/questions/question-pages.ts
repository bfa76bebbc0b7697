import type { FinderVisitor } from '#domain/finder/steps.ts';
import type { Finder } from '../finder.ts';
import type { Road, Roads } from './question-steps.tsx';

/** How the pages of a selector stand to the steps of its domain. */
export interface QuestionPages<Question extends string, Step extends string, Page extends string, Search> {
  readonly finder: Finder<Search, Question | Page>;
  /** A search for anything. */
  readonly any: Search;
  /** What stays of a search whatever is answered. */
  readonly kept: readonly (keyof Search)[];
  /** The way that a page is on: several questions in a page on wide screens, one a page on a phone (spec S2). */
  readonly way: (
    question: Question,
    search: Search,
  ) => { readonly wide: readonly Question[]; readonly narrow: readonly Question[] };
  /** The pages of one question, of all ways. */
  readonly narrow: readonly Question[];
  /** The step that a page asks, or the first of several. */
  readonly steps: Readonly<Record<Question, Step>>;
  /** What a page of several questions asks first. */
  readonly first: Readonly<Partial<Record<Question, Question>>>;
  /** Whose place among the wide pages another one takes. */
  readonly standsFor?: Readonly<Partial<Record<Question, Question>>>;
  /** The step whose answer another one waits for. */
  readonly missing: (search: Search, step: Step) => Step | undefined;
  /** The step after a page. */
  readonly next: (search: Search, question: Question, visitor: FinderVisitor) => Step | undefined;
  /** Where a page leads that is not the page of the next step. */
  readonly onto: (question: Question, next: Step | undefined) => Question | undefined;
}

/** A question that is asked of who looks for something. */
export interface Asking<Question extends string, Step extends string, Page extends string, Search> {
  readonly pages: QuestionPages<Question, Step, Page, Search>;
  readonly question: Question;
  readonly search: Search;
}

/** The questions that stand around one, in order. */
export const roadsAround = <Question extends string, Step extends string, Page extends string, Search>(
  { way, first, standsFor }: QuestionPages<Question, Step, Page, Search>,
  question: Question,
  search: Search,
): Roads<Question> => {
  const { wide, narrow } = way(question, search);
  const far: Road<Question> = { questions: wide, asked: standsFor?.[question] ?? question };
  const near: Road<Question> = { questions: narrow, asked: first[question] ?? question };
  const onBoth = first[question] !== undefined || (wide.includes(question) && narrow.includes(question));
  if (onBoth) return { wide: far, narrow: near };
  const road = wide.includes(question) ? far : near;
  return { wide: road, narrow: road };
};

type Steps<Question extends string, Step extends string> = Pick<
  QuestionPages<Question, Step, string, unknown>,
  'narrow' | 'steps'
>;

const questionOfStep = <Question extends string, Step extends string>(
  { narrow, steps }: Steps<Question, Step>,
  step: Step | undefined,
): Question | undefined => narrow.find((question) => steps[question] === step);

/** The question whose answer is missing before a step may be shown. */
export const questionMissing = <Question extends string, Step extends string, Page extends string, Search>(
  pages: QuestionPages<Question, Step, Page, Search>,
  step: Step,
  search: Search,
): Question | undefined => questionOfStep(pages, pages.missing(search, step));

/** Where an answered question leads this visitor. */
export const pageAfter = <Question extends string, Step extends string, Page extends string, Search>(
  pages: QuestionPages<Question, Step, Page, Search>,
  question: Question,
  search: Search,
  visitor: FinderVisitor,
): Question | Page => {
  const next = pages.next(search, question, visitor);
  return pages.onto(question, next) ?? questionOfStep(pages, next) ?? pages.finder.pages.results;
};
