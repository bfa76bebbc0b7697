import { keptOfMoto } from '#domain/finder/moto-choice.ts';
import type { MotoSearch } from '#domain/finder/moto-search.ts';
import { anyMotoTyre } from '#domain/finder/read-moto-search.ts';
import { openMotoSelector } from '#domain/finder/moto-selector.ts';
import { missingMotoPart, nextMotoStep, type MotoStep } from '#domain/finder/moto-steps.ts';
import type { MotoSelectorTexts } from '#i18n/es/moto-selector.ts';
import type { QuestionPages } from '../finder/questions/question-pages.ts';
import { modelQuestions, type MotoPage, type MotoQuestion } from './moto-addresses.ts';
import { motoFinder } from './moto-finder.ts';

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
  finder: motoFinder,
  any: anyMotoTyre,
  kept: keptOfMoto,
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
};
