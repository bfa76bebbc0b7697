import { writeSearch } from '#domain/finder/car-search.ts';
import { sizeText } from '#domain/finder/car-size.ts';
import { address } from '#contract/addresses.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { keepSearchToken } from '#web/shell/search-token.ts';
import { buttonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page-layout.tsx';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CompareBar, ComparePick } from '../compare/compare-bar.tsx';
import { SizeSearch } from '../finder/size-search.tsx';
import { useShopTexts } from '../texts.ts';
import { TyreCard } from '../tyres/tyre-card.tsx';
import { Filters } from './filters.tsx';
import { FirstFreeText } from './first-free-text.tsx';
import type { loadResults } from './load-results.server.ts';
import { PostcodeForm } from './postcode-form.tsx';
import { searchAddress } from './search-address.ts';
import { keepSearch } from '../finder/remember-search.ts';
import { carMemory } from './selector-memory.ts';
import { useResultsTexts } from './results-texts.ts';
import { withoutFilters } from './without-filters.ts';

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

/** The cards of a page, and where to go on from them. */
const TyreList = ({
  search,
  found,
  free,
  hoy,
  page,
  pagination,
}: Pick<Around, 'page' | 'pagination'> & Pick<Found, 'search' | 'found' | 'free' | 'hoy'>) => {
  const results = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const andorra = search.cp?.toUpperCase().startsWith('AD') ?? false;
  return (
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
  );
};

const FoundTyres = ({ search, found, free, aviso, hoy, page, above, pagination }: Around & Found) => {
  const results = useResultsTexts();
  const shop = useShopTexts();
  const language = useLanguage();
  const size = sizeText(search);
  useEffect(() => {
    keepSearch(carMemory, search);
    keepSearchToken(found.token);
  }, [search, found.token]);
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
              error={aviso}
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
                to={searchAddress('selectorResults', language, withoutFilters(search))}
              >
                {results.quitar}
              </Link>
            }
          >
            {results.ningunoTexto}
          </EmptyState>
        ) : (
          <TyreList search={search} found={found} free={free} hoy={hoy} page={page} pagination={pagination} />
        )}
      </Columns>
      <CompareBar cp={search.cp} />
    </Page>
  );
};

/** The tyres of an address with what narrows them; what a page has of its own comes with it. */
export const Results = ({ loaded, ...around }: Around & { loaded: Loaded }) =>
  'notUnderstood' in loaded ? <NotUnderstood typed={loaded.notUnderstood} /> : <FoundTyres {...loaded} {...around} />;
