import type { Language } from '#domain/language.ts';
import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { openMotoSelector } from '#domain/finder/moto-selector.ts';
import { missingMotoPart, nextMotoStep, type MotoStep } from '#domain/finder/moto-steps.ts';
import { address } from '#contract/addresses.ts';
import type { MotoSelectorTexts } from '#i18n/es/moto-selector.ts';
import type { QuestionPages } from '../finder/question-pages.ts';

/** The pages that ask something, each with its word in the address. Those of `modelo/…` stand below `modelo`. */
const words = {
  medidas: { es: 'medidas', ca: 'mides' },
  agricola: { es: 'agricola', ca: 'agricola' },
  ancho: { es: 'ancho', ca: 'amplada' },
  alto: { es: 'alto', ca: 'alcada' },
  llanta: { es: 'llanta', ca: 'llanta' },
  preferencias: { es: 'preferencias', ca: 'preferencies' },
  tipo: { es: 'tipo', ca: 'tipus' },
  marcas: { es: 'marcas', ca: 'marques' },
  datos: { es: 'datos', ca: 'dades' },
  modelo: { es: 'modelo', ca: 'model' },
} as const;
const modelWords = {
  'modelo/marca': { es: 'marca', ca: 'marca' },
  'modelo/cilindrada': { es: 'cilindrada', ca: 'cilindrada' },
  'modelo/modelo': { es: 'modelo', ca: 'model' },
  'modelo/fabricacion': { es: 'fabricacion', ca: 'fabricacio' },
  'modelo/aplicacion': { es: 'aplicacion', ca: 'aplicacio' },
} as const;

type PlainQuestion = keyof typeof words;
type ModelQuestion = keyof typeof modelWords;
export type MotoQuestion = PlainQuestion | ModelQuestion;

const plainQuestions = Object.keys(words) as PlainQuestion[];
const modelQuestions = Object.keys(modelWords) as ModelQuestion[];

/** The question that a word of an address asks; undefined for a word of no page. */
export const questionAt = (word: string, language: Language, below: 'selector' | 'modelo'): MotoQuestion | undefined =>
  below === 'modelo'
    ? modelQuestions.find((question) => modelWords[question][language] === word)
    : plainQuestions.find((question) => words[question][language] === word);

const wordsOf = (question: MotoQuestion): Readonly<Record<Language, string>> =>
  question in modelWords ? modelWords[question as ModelQuestion] : words[question as PlainQuestion];

/** The parameters of a question's address in each language. */
export const inEachLanguage = (question: MotoQuestion) => {
  const { es, ca } = wordsOf(question);
  return { es: { paso: es }, ca: { paso: ca } };
};

const places = {
  inicio: 'motoSelector',
  resultados: 'motoResults',
  registro: 'motoRegister',
  'camaras-mousses': 'motoTubes',
} as const;
type Place = keyof typeof places;

export type MotoPage = MotoQuestion | Place;

const isPlace = (page: MotoPage): page is Place => page in places;

const pathOf = (page: MotoPage, language: Language): string => {
  if (isPlace(page)) return address(places[page], language);
  const paso = wordsOf(page)[language];
  return address(page in modelWords ? 'motoModelStep' : 'motoStep', language, { paso });
};

/** A page of the selector with its search: the address is the only state it has. */
export const motoAddress = (page: MotoPage, language: Language, search: Partial<MotoSearch>): string => {
  const query = new URLSearchParams(writeMotoSearch(search));
  return `${pathOf(page, language)}${query.size > 0 ? `?${query}` : ''}`;
};

const bySize: readonly MotoQuestion[] = ['ancho', 'alto', 'llanta', 'tipo', 'marcas', 'datos'];
const bySizeWide: readonly MotoQuestion[] = ['medidas', 'preferencias', 'datos'];
const byModel: readonly MotoQuestion[] = [...modelQuestions, 'datos'];
const byModelWide: readonly MotoQuestion[] = ['modelo', 'datos'];

/** Whether a page asks for the motorcycle, and not for a size. */
export const isModelQuestion = (question: MotoQuestion): boolean => question.startsWith('modelo');

/** What a page asks, and the sentence that helps to answer it. */
export const questionWords = (
  t: MotoSelectorTexts,
  question: MotoQuestion,
  { vehiculo }: Pick<MotoSearch, 'vehiculo'>,
): { readonly title: string; readonly help: string } => {
  if (question !== 'ancho' && question !== 'alto' && question !== 'llanta')
    return { title: t.pregunta[question], help: t.ayuda[question] };
  const { pregunta, ayuda } = t.medida[vehiculo][question];
  return { title: pregunta, help: ayuda };
};

export const stepOf: Readonly<Record<MotoQuestion, MotoStep>> = {
  medidas: 'ancho',
  agricola: 'ancho',
  ancho: 'ancho',
  alto: 'alto',
  llanta: 'llanta',
  preferencias: 'tipo',
  tipo: 'tipo',
  marcas: 'marcas',
  datos: 'datos',
  modelo: 'marca',
  'modelo/marca': 'marca',
  'modelo/cilindrada': 'cilindrada',
  'modelo/modelo': 'modelo',
  'modelo/fabricacion': 'fabricacion',
  'modelo/aplicacion': 'aplicacion',
};

const asksSize = (question: MotoQuestion): boolean => question === 'medidas' || question === 'agricola';

/** The last step that a page asks. */
const lastStep = (question: MotoQuestion): MotoStep => {
  if (asksSize(question)) return 'llanta';
  if (question === 'preferencias') return 'marcas';
  return question === 'modelo' ? 'aplicacion' : stepOf[question];
};

/** The motorcycle selector's questions, for `question-pages.ts`: by size or by model, both ways end with the data. */
export const motoPages: QuestionPages<MotoQuestion, MotoStep, MotoPage, MotoSearch> = {
  way: (question, { marca }) =>
    isModelQuestion(question) || (question === 'datos' && marca !== undefined)
      ? { wide: byModelWide, narrow: byModel }
      : { wide: bySizeWide, narrow: bySize },
  narrow: [...bySize, ...byModel],
  steps: stepOf,
  first: { medidas: 'ancho', agricola: 'ancho', modelo: 'modelo/marca' },
  standsFor: { agricola: 'medidas' },
  missing: (search, step) => missingMotoPart(openMotoSelector(search), step),
  next: (search, question, visitor) => nextMotoStep(openMotoSelector(search), lastStep(question), visitor),
  onto: (question, next) => (asksSize(question) && (next === 'tipo' || next === 'marcas') ? 'preferencias' : undefined),
  results: 'resultados',
};
