import { isRefusal } from '#domain/refusal.ts';
import { filtersOf, readSearch, sortOf, writeSearch, type TyreSearch } from '#domain/selector/search.ts';
import { parseTyreSize } from '#domain/tyres/size.ts';
import { address, languageOfPath } from '#web/addresses.ts';
import { apiOf, type Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { buttonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { useEffect, type ReactNode } from 'react';
import { Link, redirect, type LoaderFunctionArgs } from 'react-router';
import { CompareBar, ComparePick } from '../compare/compare-bar.tsx';
import { SizeSearch } from '../size-search.tsx';
import { useShopTexts } from '../texts.ts';
import { TyreCard } from '../tyre-card.tsx';
import { Filters } from './filters.tsx';
import { FirstFreeText } from './first-free-text.tsx';
import { firstFreeTimes } from './first-free.ts';
import { PostcodeForm } from './postcode-form.tsx';
import { searchAddress, sizeText } from './search-address.ts';
import { rememberSearch } from './selector-memory.ts';
import { useResultsTexts } from './results-texts.ts';

/** How many the first page of results recommends, and how many a page of all has (specification, shopping 9). */
const recommended = 6;
const pageSize = 10;

const ask = async (api: Api, search: TyreSearch, all: boolean) => {
  const found = await api('selectTyres', {
    body: {
      page: all ? search.pagina - 1 : 0,
      pageSize: all ? pageSize : recommended,
      ...sortOf(search.orden),
      filters: filtersOf(search),
      userInfo: { postCode: search.cp },
    },
  });
  return { found, free: search.cp ? await firstFreeTimes(api, found.neumaticos, search.cp) : {} };
};

/** A size typed as it is read on the tyre becomes the results' own address. */
const understand = (typed: string, language: 'es' | 'ca') => {
  const size = parseTyreSize(typed);
  if (isRefusal(size)) return undefined;
  return searchAddress('selectorResults', language, { ...size, carga: size.ic, velocidad: size.cv });
};

/** The results of an address: the recommended ones, or with `all` the page of all that it names. */
export const loadResults = async (
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  all: boolean,
) => {
  const { pathname, searchParams } = new URL(request.url);
  const typed = searchParams.get('medida')?.slice(0, 60);
  if (typed) {
    const there = understand(typed, languageOfPath(pathname));
    if (there) throw redirect(there);
    return { notUnderstood: typed } as const;
  }
  const search = readSearch(searchParams);
  return { search, hoy: new Date().toISOString().slice(0, 10), ...(await ask(apiOf(context), search, all)) };
};

const NotUnderstood = ({ typed }: { typed: string }) => {
  const results = useResultsTexts();
  return (
    <Page width="form">
      <PageMeta title={results.titulo} index={false} />
      <PageHead title={results.titulo} />
      <SizeSearch defaultValue={typed} error={results.medidaNoEntendida(typed)} />
    </Page>
  );
};

type Loaded = Awaited<ReturnType<typeof loadResults>>;
type Found = Exclude<Loaded, { notUnderstood: string }>;

interface Around {
  /** Where the filters and the postcode lead: on to all of them, or to the recommended ones. */
  readonly page: 'selectorAll' | 'selectorResults';
  readonly above?: ReactNode;
  /** How a page of all goes on to the next. */
  readonly pagination?: ReactNode;
}

const FoundTyres = ({ search, found, free, hoy, page, above, pagination }: Around & Found) => {
  const results = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const size = sizeText(search);
  useEffect(() => rememberSearch(search), [search]);
  const andorra = search.cp?.toUpperCase().startsWith('AD') ?? false;
  return (
    <Page>
      <PageMeta
        title={results.resultadosTitulo(size)}
        description={results.resultadosDescripcion(size, found.total)}
        index={!search.cp}
      />
      <PageHead
        title={results.resultadosTitulo(size)}
        lead={shop.resultados(found.total)}
        aside={<Link to={searchAddress('selectorSizes', language, search)}>{results.cambiarMedida}</Link>}
      />
      {above}
      <Columns
        side="start"
        aside={
          <Stack>
            <PostcodeForm
              action={address(page, language)}
              kept={writeSearch({ ...search, cp: undefined })}
              cp={search.cp}
            />
            <Filters search={search} facets={found.filtros} />
          </Stack>
        }
      >
        {found.total === 0 ? (
          <EmptyState
            title={results.ningunoTitulo}
            action={
              <Link
                {...buttonLink('secondary')}
                to={searchAddress('selectorResults', language, {
                  ancho: search.ancho,
                  serie: search.serie,
                  llanta: search.llanta,
                })}
              >
                {results.quitar}
              </Link>
            }
          >
            {results.ningunoTexto}
          </EmptyState>
        ) : (
          <Stack>
            {page === 'selectorResults' && <h2>{results.recomendados}</h2>}
            {found.neumaticos.map((tyre, index) => {
              const first = free[tyre.id_navision];
              return (
                <TyreCard
                  key={tyre.id}
                  tyre={tyre}
                  taxText={andorra ? shop.incluyeAndorra : shop.incluye}
                  loading={index < 2 ? 'eager' : 'lazy'}
                  pick={<ComparePick id={tyre.id_navision} name={`${tyre.marca} ${tyre.modelo} ${tyre.medida}`} />}
                  firstFree={first && <FirstFreeText free={first} hoy={hoy} />}
                />
              );
            })}
            {page === 'selectorResults' && found.total > found.neumaticos.length && (
              <p>
                <Link {...buttonLink('secondary')} to={searchAddress('selectorAll', language, search)}>
                  {results.verTodos(found.total)}
                </Link>
              </p>
            )}
            {pagination}
            <p>{results.ordenTexto}</p>
            <p>
              <Link to={searchAddress('selectorRegister', language, search)}>{results.guardarBusqueda}</Link>
              {' · '}
              <Link to={address('tyreGuide', language)}>{shop.guia}</Link>
            </p>
          </Stack>
        )}
      </Columns>
      <CompareBar cp={search.cp} />
    </Page>
  );
};

/** The tyres of an address with what narrows them; what a page has of its own comes with it. */
export const Results = ({ loaded, ...around }: Around & { loaded: Loaded }) =>
  'notUnderstood' in loaded ? <NotUnderstood typed={loaded.notUnderstood} /> : <FoundTyres {...loaded} {...around} />;
