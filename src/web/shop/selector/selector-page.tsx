import { type TyreSearch, readSearch } from '#domain/selector/search.ts';
import type { Answer } from '#contract/contract.ts';
import { languageOfPath } from '#web/addresses.ts';
import { apiOf } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useCurrentPage } from '#web/shell/current-page.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { Steps } from '#web/ui/steps.tsx';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LeadForm, saveLead } from './lead-form.tsx';
import { ResumeLink } from './resume-link.tsx';
import { OptionLinks } from './option-links.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { searchAddress } from './search-address.ts';
import {
  pageAfter,
  questionMissingBefore,
  questionOf,
  questions,
  questionsAround,
  type Question,
} from './selector-pages.ts';
import { SizesForm } from './sizes-form.tsx';
import { SizeSidewall } from './size-sidewall.tsx';
import { useResultsTexts } from './results-texts.ts';
import { useSelectorTexts } from './texts.ts';

export const loader = async ({ context, url }: LoaderFunctionArgs) => {
  const { pathname, searchParams } = url;
  const search = readSearch(searchParams);
  const step = questionOf(pathname);
  const missing = questionMissingBefore(step, search);
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
    step === 'selectorBrands' || step === 'selectorPreferences' ? api('readTyreBrands', {}) : undefined,
  ]);
  return { search, step, options, brands: brands?.marcas ?? [] };
};

export const action = saveLead('selectorResults');

const Asked = ({
  step,
  search,
  options,
  brands,
}: {
  step: Question;
  search: TyreSearch;
  options: Answer<'readTyreValues'>;
  brands: Answer<'readTyreBrands'>['marcas'];
}) => {
  const t = useSelectorTexts();
  const results = useResultsTexts();
  const language = useLanguage();
  switch (step) {
    case 'selectorSizes':
      return <SizesForm search={search} options={options} />;
    case 'selectorWidth':
      return (
        <OptionLinks
          options={options.ancho}
          chosen={search.ancho}
          to={(ancho) => searchAddress('selectorSeries', language, { ancho })}
        />
      );
    case 'selectorSeries':
      return (
        <OptionLinks
          options={options.serie}
          chosen={search.serie}
          to={(serie) => searchAddress('selectorRim', language, { ancho: search.ancho, serie })}
        />
      );
    case 'selectorRim':
      return (
        <OptionLinks
          options={options.llanta}
          chosen={search.llanta}
          to={(llanta) => searchAddress('selectorLoad', language, { ancho: search.ancho, serie: search.serie, llanta })}
        />
      );
    case 'selectorLoad':
      return (
        <OptionLinks
          options={options.carga}
          chosen={search.carga}
          any={results.cualquiera}
          to={(carga) => searchAddress('selectorSpeed', language, { ...search, carga, velocidad: undefined })}
        />
      );
    case 'selectorSpeed':
      return (
        <OptionLinks
          options={options.velocidad}
          chosen={search.velocidad}
          any={results.cualquiera}
          to={(velocidad) =>
            searchAddress(pageAfter('selectorSpeed', { ...search, velocidad }), language, { ...search, velocidad })
          }
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
          <LeadForm search={search} submit={t.verResultados} />
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
  const steps = questionsAround(step);
  const current = steps.indexOf(step);
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
          <Steps
            label={t.pasosEtiqueta}
            progress={t.progreso(current + 1, steps.length)}
            doneText={t.hecho}
            current={current}
            steps={steps.map((each, place) => ({
              name: t.paso[questions[each].page],
              ...(place < current
                ? { link: <Link to={searchAddress(each, language, search)}>{t.paso[questions[each].page]}</Link> }
                : {}),
            }))}
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
