import { printProfile, printWidth } from '#domain/tyres/print-size.ts';
import { filtersOf } from '#domain/finder/car-filters.ts';
import { readSearch } from '#domain/finder/read-car-search.ts';
import { anyTyre, type TyreSearch } from '#domain/finder/car-search.ts';
import { choosePart } from '#domain/finder/car-choice.ts';
import type { Answer } from '#contract/contract.ts';
import type { TyreFacets } from '#contract/tyres.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, type Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { FormOrQuestion } from '../finder/form-or-question.tsx';
import { pageAfter, questionMissing, roadsAround } from '../finder/question-pages.ts';
import { QuestionSteps } from '../finder/question-steps.tsx';
import { LeadForm, saveLead } from './lead-form.tsx';
import { ResumeLink } from './resume-link.tsx';
import { OptionLinks } from './option-links.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { searchAddress } from './search-address.ts';
import { carPages, questionOf, questions, type Question } from './selector-pages.ts';
import { SkipKnown } from './skip-known.tsx';
import { SizesForm } from './sizes-form.tsx';
import { SizeSidewall } from './size-sidewall.tsx';
import { useResultsTexts } from './results-texts.ts';
import { useSelectorTexts } from './texts.ts';
import { useVisitor } from './use-visitor.ts';

/** The makers of the tyres of the size, each with how many there are of what was answered on the pages before. */
const makersOf = async (api: Api, step: Question, search: TyreSearch): Promise<TyreFacets['marca']> => {
  if (step !== 'selectorBrands' && step !== 'selectorPreferences') return [];
  // On a page that asks for all three, season and run-flat are not answered yet.
  const answered = step === 'selectorBrands' ? search : { ...search, temporada: [], runflat: undefined };
  const { filtros } = await api('selectTyres', { body: { pageSize: 1, filters: filtersOf(answered) } });
  return filtros.marca.filter(({ id, total }) => total > 0 || search.marcas.includes(id));
};

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = url;
  const search = readSearch(searchParams);
  const step = questionOf(pathname);
  const missing = questionMissing(carPages, questions[step].step, search);
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
    makersOf(api, step, search),
  ]);
  return { search, step, options, brands };
};

const saving = saveLead('selectorResults');
export const action = saving.action;
export const clientAction = saving.clientAction;

interface AskedProps {
  readonly step: Question;
  readonly search: TyreSearch;
  readonly options: Answer<'readTyreValues'>;
  readonly brands: TyreFacets['marca'];
}

const Asked = (asked: AskedProps) => {
  const { step, search, options, brands } = asked;
  const t = useSelectorTexts();
  const results = useResultsTexts();
  const language = useLanguage();
  const visitor = useVisitor(search.cp);
  const { ancho, serie } = search;
  switch (step) {
    case 'selectorSizes':
      return (
        <FormOrQuestion
          form={<SizesForm search={search} options={options} />}
          title={t.pregunta.ancho}
          help={t.ayuda.ancho}
        >
          <Asked {...asked} step="selectorWidth" />
        </FormOrQuestion>
      );
    case 'selectorWidth':
      return (
        <OptionLinks
          options={options.ancho}
          chosen={ancho}
          name={printWidth}
          to={(value) => searchAddress('selectorSeries', language, choosePart(search, 'ancho', value))}
        />
      );
    case 'selectorSeries':
      return (
        <OptionLinks
          options={options.serie}
          chosen={serie}
          name={(value) => printProfile(value, ancho)}
          to={(value) => searchAddress('selectorRim', language, choosePart(search, 'serie', value))}
        />
      );
    case 'selectorRim':
      return (
        <OptionLinks
          options={options.llanta}
          chosen={search.llanta}
          to={(llanta) => searchAddress('selectorLoad', language, choosePart(search, 'llanta', llanta))}
        />
      );
    case 'selectorLoad':
      return (
        <OptionLinks
          options={options.carga}
          chosen={search.carga}
          any={results.cualquiera}
          to={(carga) => searchAddress('selectorSpeed', language, choosePart(search, 'carga', carga))}
        />
      );
    case 'selectorSpeed':
      return (
        <OptionLinks
          options={options.velocidad}
          chosen={search.velocidad}
          any={results.cualquiera}
          to={(velocidad) => {
            const chosen = { ...anyTyre, ...choosePart(search, 'velocidad', velocidad) };
            return searchAddress(pageAfter(carPages, 'selectorSpeed', chosen, visitor), language, chosen);
          }}
        />
      );
    case 'selectorPreferences':
    case 'selectorSeason':
    case 'selectorRunflat':
    case 'selectorBrands':
      return <PreferencesForm step={step} search={search} brands={brands} />;
    case 'selectorData':
      return (
        <Stack>
          <SkipKnown to={searchAddress('selectorResults', language, search)} />
          <LeadForm search={search} submit={t.guardarYVer} />
          <Link to={searchAddress('selectorResults', language, search)}>{t.sinDatos}</Link>
        </Stack>
      );
  }
};

export default function SelectorPage() {
  const { search, step, options, brands } = useLoaderData<typeof loader>();
  const t = useSelectorTexts();
  const results = useResultsTexts();
  const language = useLanguage();
  const page = useCurrentPage()?.page;
  const name = questions[step].page;
  return (
    <Page>
      <PageMeta
        title={page === 'selector' ? results.titulo : `${t.pregunta[name]} · ${results.titulo}`}
        description={t.descripcion}
        index={search.ancho === undefined}
      />
      <PageHead
        above={
          <QuestionSteps
            roads={roadsAround(carPages, step, search)}
            texts={t}
            name={(each) => t.paso[questions[each].page]}
            to={(each) => searchAddress(each, language, search)}
          />
        }
        title={t.pregunta[name]}
        lead={name in t.ayuda ? t.ayuda[name as keyof typeof t.ayuda] : name === 'medidas' ? t.descripcion : undefined}
      />
      {page === 'selector' && <ResumeLink />}
      <Columns aside={<SizeSidewall search={search} step={step} />}>
        <Asked step={step} search={search} options={options} brands={brands} />
      </Columns>
    </Page>
  );
}
