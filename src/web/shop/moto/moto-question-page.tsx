import type { Answer } from '#contract/contract.ts';
import { type MotoSearch } from '#domain/finder/moto-search.ts';
import { readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { onlyProfile } from '#domain/finder/moto-choice.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, type Api } from '#web/api.ts';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { unlessClosed } from '#web/open-pages.server.ts';
import { QuestionPage } from '../finder/questions/question-page.tsx';
import { questionMissing } from '../finder/questions/question-pages.ts';
import { inEachLanguage, motoAddress, questionAt, type MotoQuestion } from './moto-addresses.ts';
import { MotoAsked } from './moto-asked.tsx';
import { savingMotoLead } from './moto-lead.tsx';
import { isModelQuestion, motoPages, questionWords, stepOf } from './moto-questions.ts';
import { MotoSidewall } from './moto-sidewall.tsx';
import { useMotoTexts } from './texts.ts';

const noSizes: Answer<'readMotoValues'> = { ancho: [], alto: [], llanta: [] };
const noModels: Answer<'readMotoModelValues'> = {
  marca: [],
  cilindrada: [],
  modelo: [],
  fabricacion: [],
  aplicacion: [],
};
const noFacets: Answer<'selectMotoTyres'>['filtros'] = { marcas: [], tipos: [], gamas: [] };

/** What the tyres of the size are, each with how many there are; by makers under the types answered before. */
const facetsOf = async (api: Api, question: MotoQuestion, { vehiculo, ancho, alto, llanta, tipos }: MotoSearch) => {
  const filtros = question === 'marcas' ? { tipos: [...tipos] } : {};
  const medidas = { ancho, alto, llanta };
  return (await api('selectMotoTyres', { body: { pageSize: 1, tipoVehiculo: vehiculo, medidas, filtros } })).filtros;
};

/** What there is to choose on a page, asked of the shop. */
const offered = async (api: Api, question: MotoQuestion, search: MotoSearch) => {
  const { vehiculo, ancho, alto, llanta, marca, cilindrada, modelo, fabricacion } = search;
  const preferring = question === 'preferencias' || question === 'tipo' || question === 'marcas';
  const [sizes, models, facets] = await Promise.all([
    isModelQuestion(question) || preferring
      ? noSizes
      : api('readMotoValues', { query: { ancho, alto, llanta, 'tipo-vehiculo': vehiculo } }),
    isModelQuestion(question)
      ? api('readMotoModelValues', { query: { marca, cilindrada, modelo, fabricacion } })
      : noModels,
    preferring ? facetsOf(api, question, search) : noFacets,
  ]);
  return { sizes, models, facets };
};

/** Where to go on because only one answer is left: its question's place, with the answer; undefined where something is asked. */
const answeredAlready = (
  question: MotoQuestion,
  search: MotoSearch,
  { sizes, models: { fabricacion } }: Awaited<ReturnType<typeof offered>>,
): { readonly question: MotoQuestion; readonly search: MotoSearch } | undefined => {
  const alto = onlyProfile(search, sizes);
  if (alto !== undefined && question !== 'ancho')
    return { question: question === 'alto' ? 'llanta' : question, search: { ...search, alto } };
  // A motorcycle that was made in one way only leaves nothing to ask.
  if (search.fabricacion !== undefined || fabricacion.length > 1 || search.aplicacion !== undefined) return undefined;
  const chosen = { ...search, fabricacion: fabricacion[0] };
  if (question === 'modelo/fabricacion') return { question: 'modelo/aplicacion', search: chosen };
  return question === 'modelo' && search.modelo !== undefined && fabricacion.length === 1
    ? { question, search: chosen }
    : undefined;
};

export const loader = async ({ context, params, url }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = url;
  const language = languageOfPath(pathname);
  const below = /\/modelo?\/[^/]+$/.test(pathname) ? 'modelo' : 'selector';
  const question = questionAt(params['paso'] ?? '', language, below);
  if (!question) throw new Response(null, { status: 404 });
  const read = readMotoSearch(searchParams);
  const search: MotoSearch = question === 'agricola' ? { ...read, vehiculo: 'agricola' } : read;
  const api = apiOf(context);
  if (search.vehiculo !== 'agricola') await unlessClosed(api, 'motoSelector');
  const missing = questionMissing(motoPages, stepOf[question], search);
  if (missing) throw redirect(motoAddress(missing, language, search));
  const found = await offered(api, question, search);
  const answered = answeredAlready(question, search, found);
  if (answered) throw redirect(motoAddress(answered.question, language, answered.search));
  return { question, search, ...found, enIdioma: inEachLanguage(question) };
};

export const action = savingMotoLead.action;
export const clientAction = savingMotoLead.clientAction;

/** One page of the motorcycle selector. */
export default function MotoQuestionPage() {
  const loaded = useLoaderData<typeof loader>();
  const { question, search } = loaded;
  const t = useMotoTexts();
  const { title, help } = questionWords(t, question, search);
  return (
    <QuestionPage
      pages={motoPages}
      question={question}
      search={search}
      meta={{
        title: `${title} · ${t.tituloDe(search.vehiculo)}`,
        description: t.descripcion,
        index: question === 'agricola' && search.ancho === undefined,
      }}
      name={(each) => t.paso[each]}
      title={title}
      lead={help}
      aside={isModelQuestion(question) ? null : <MotoSidewall search={search} question={question} />}
    >
      <MotoAsked {...loaded} />
    </QuestionPage>
  );
}
