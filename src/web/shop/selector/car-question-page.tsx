import { filtersOf } from '#domain/finder/car-filters.ts';
import { readSearch } from '#domain/finder/read-car-search.ts';
import type { TyreSearch } from '#domain/finder/car-search.ts';
import { sizeText } from '#domain/finder/car-size.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, type Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { rememberWorkshop } from '#web/stored/remembered.ts';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { useEffect } from 'react';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LeadQuestion } from '../finder/questions/lead-question.tsx';
import { PartsAsked } from '../finder/questions/parts-asked.tsx';
import { QuestionPage } from '../finder/questions/question-page.tsx';
import { questionMissing } from '../finder/questions/question-pages.ts';
import { ResumeLink } from '../finder/questions/resume-link.tsx';
import { useFinderTexts } from '../finder/finder-texts.ts';
import { useResultsTexts } from '../finder/results/results-texts.ts';
import { searchAddress } from './results/car-finder.ts';
import { CarLeadForm, savingCarLead } from './car-lead.tsx';
import { useCarParts } from './car-parts.ts';
import { CarPreferences, isCarPreference } from './car-preferences.tsx';
import { carPages, questionOf, questions, type Question } from './car-questions.ts';
import { CarSidewall } from './car-sidewall.tsx';
import { recallCarSearch } from './recall-car-search.ts';
import styles from '../finder/questions/resume-link.module.css';
import { useSelectorTexts } from './texts.ts';

/** The makers of the tyres of the size, each with how many there are of what was answered on the pages before. */
const makersOf = async (api: Api, question: Question, search: TyreSearch): Promise<TyreFacets['marca']> => {
  if (question !== 'selectorBrands' && question !== 'selectorPreferences') return [];
  // On a page that asks for all three, season and run-flat are not answered yet.
  const answered = question === 'selectorBrands' ? search : { ...search, temporada: [], runflat: undefined };
  return (await api('selectTyres', { body: { pageSize: 1, filters: filtersOf(answered) } })).filtros.marca;
};

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = url;
  const search = readSearch(searchParams);
  const question = questionOf(pathname);
  const missing = questionMissing(carPages, questions[question].step, search);
  if (missing) throw redirect(searchAddress(missing, languageOfPath(pathname), search));
  const api = apiOf(context);
  const [options, brands] = await Promise.all([
    api('readTyreValues', {
      query: {
        ancho: search.ancho,
        serie: search.serie,
        llanta: search.llanta,
        ic: search.carga,
        cv: search.velocidad,
        'tipo-vehiculo': search.tipo,
      },
    }),
    makersOf(api, question, search),
  ]);
  return { search, question, options, brands };
};

const saving = savingCarLead('selectorResults');
export const action = saving.action;
export const clientAction = saving.clientAction;

const useWords = () => {
  const { pregunta, ayuda, descripcion } = useSelectorTexts();
  const help: Readonly<Record<string, string>> = { ...ayuda, medidas: descripcion };
  return (question: Question) => ({
    title: pregunta[questions[question].page],
    help: help[questions[question].page],
  });
};

type Loaded = Awaited<ReturnType<typeof loader>>;

const Asked = ({ question, search, options, brands }: Loaded) => {
  const t = useSelectorTexts();
  const { seguir } = useFinderTexts();
  const language = useLanguage();
  const words = useWords();
  const parts = useCarParts(search, options);
  const { ancho, serie, llanta } = search;
  if (isCarPreference(question)) return <CarPreferences question={question} search={search} brands={brands} />;
  if (question === 'selectorData')
    return (
      <LeadQuestion results={searchAddress('selectorResults', language, search)}>
        <CarLeadForm search={search} submit={t.guardarYVer} />
      </LeadQuestion>
    );
  const complete = ancho !== undefined && serie !== undefined && llanta !== undefined;
  return (
    <PartsAsked
      pages={carPages}
      question={question}
      search={search}
      parts={parts}
      complete={complete}
      submit={complete ? seguir : t.actualizar}
      words={words}
    />
  );
};

const Resume = () => (
  <ResumeLink
    recall={recallCarSearch}
    name={sizeText}
    to={(language, search) => searchAddress(search.pagina > 1 ? 'selectorAll' : 'selectorResults', language, search)}
  />
);

/** What is asked once the size is known only narrows what is found. */
const Skip = ({ search, question }: Pick<Loaded, 'search' | 'question'>) => {
  const t = useSelectorTexts();
  const language = useLanguage();
  const { ancho, serie, llanta } = search;
  if (!ancho || !serie || !llanta || question === 'selectorData') return null;
  return (
    <p className={styles.resume}>
      <Link to={searchAddress('selectorResults', language, search)}>{t.verYa(sizeText(search))}</Link>
    </p>
  );
};

/** One page of the car selector. */
export default function CarQuestionPage() {
  const loaded = useLoaderData<typeof loader>();
  const { search, question } = loaded;
  const t = useSelectorTexts();
  const results = useResultsTexts();
  const start = useCurrentPage()?.page === 'selector';
  const { title, help } = useWords()(question);
  const { cp: cpostal, taller: codTienda } = search;
  useEffect(() => {
    if (codTienda && cpostal) rememberWorkshop({ codTienda, alias: null, cpostal });
  }, [codTienda, cpostal]);
  return (
    <QuestionPage
      pages={carPages}
      question={question}
      search={search}
      meta={{
        title: start ? results.titulo : `${title} · ${results.titulo}`,
        description: t.descripcion,
        index: search.ancho === undefined,
      }}
      name={(each) => t.paso[questions[each].page]}
      title={title}
      lead={help}
      resume={start ? <Resume /> : <Skip search={search} question={question} />}
      aside={<CarSidewall search={search} question={question} />}
    >
      <Asked {...loaded} />
    </QuestionPage>
  );
}
