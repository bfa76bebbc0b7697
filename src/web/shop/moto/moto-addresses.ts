import type { Language } from '#domain/language.ts';
import { writeMotoSearch, type MotoSearch } from '#domain/finder/moto-search.ts';
import { address } from '#contract/addresses.ts';
import type { Finder } from '../finder/finder.ts';
import { withQuery } from '../finder/with-query.ts';

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
export const modelQuestions = Object.keys(modelWords) as ModelQuestion[];

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

export const motoAddress: Finder<MotoSearch, MotoPage>['to'] = (page, language, search) =>
  withQuery(pathOf(page, language), writeMotoSearch(search));
