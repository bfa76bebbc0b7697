import { sortOf } from '#domain/finder/orders.ts';
import { address, languageOfPath } from '#contract/addresses.ts';
import { apiOf, Refused, type Api } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { Breadcrumbs } from '#web/ui/page/breadcrumbs.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Page, PageHead } from '#web/ui/page/page-layout.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { unlessClosed } from '#web/open-pages.server.ts';
import { lazy, Suspense } from 'react';
import { Link, redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ArticleCard } from './article-card.tsx';
import { useHasCar } from '../own-car/has-car.ts';
import { ChosenFilters } from '../finder/filters/chosen-filters.tsx';
import { ListBar, listPageStyle, listStyle } from '../finder/filters/list-bar.tsx';
import { postcodeError } from '../postcode-error.server.ts';
import { ArticleFilters, useChosen } from './article-filters.tsx';
import {
  filtersWithin,
  listAddress,
  listNameOf,
  listOfName,
  readListSearch,
  type ArticleListName,
  type ListSearch,
} from './article-lists.ts';
import { useArticleTexts } from './article-texts.ts';
import { ProductCards } from '../product-card.tsx';

const FitFirst = lazy(async () => await import('../own-car/fit-first.tsx'));

const ask = async (api: Api, name: ArticleListName, search: ListSearch) => {
  const list = listOfName(name);
  const { key: catalogKey } = list;
  const filters = JSON.stringify(filtersWithin(list, search));
  const [found, { data: facets }] = await Promise.all([
    api('searchCatalogue', {
      params: { catalogKey },
      query: {
        filters,
        pagination: JSON.stringify({ page: search.pagina - 1 }),
        order: JSON.stringify(sortOf(search.orden)),
        cpostal: search.cp,
      },
    }),
    api('readCatalogueFilters', { params: { catalogKey }, query: { filters } }),
  ]);
  return { found: found.data, facets };
};

export const loader = async ({ context, url: { pathname, searchParams } }: LoaderFunctionArgs) => {
  const name = listNameOf(pathname);
  const search = readListSearch(name, searchParams);
  const api = apiOf(context);
  await unlessClosed(api, name);
  try {
    const cpError = postcodeError(search.cp, languageOfPath(pathname));
    return { name, search, cpError, ...(await ask(api, name, search)) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // Nothing of the kind is sold at the moment: the page stays, and says so.
    if (error.problem.code === 'no-hay-catalogo') return { name, nothing: error.problem.error };
    // An address that was written by hand asks for what no filter can be.
    throw redirect(address(name, languageOfPath(pathname)));
  }
};

type Found = Exclude<Awaited<ReturnType<typeof loader>>, { nothing: string }>;

const List = ({ name, search, cpError, found, facets }: Found) => {
  const t = useArticleTexts();
  const language = useLanguage();
  const words = t.listas[name];
  const hasCar = useHasCar();
  // Who narrows a list by hand, or leafs on, has seen them.
  const isForACar = name === 'oils' || name === 'batteries';
  const isFirst = hasCar && search.pagina === 1 && Object.keys(search.filters).length === 0;
  const chosen = useChosen(name, search, facets);
  const unnarrowed = listAddress(name, language, { cp: search.cp });
  return (
    <Columns
      side="start"
      name={t.filtros}
      aside={<ArticleFilters name={name} search={search} facets={facets} total={found.total} cpError={cpError} />}
    >
      <div className={listStyle}>
        <ListBar texts={t} chosen={chosen.length} orden={search.orden} />
        <ChosenFilters texts={t} chosen={chosen} without={unnarrowed} />
        {found.products.length === 0 ? (
          <EmptyState
            title={words.ninguno}
            action={
              <Link {...buttonLink('secondary')} to={unnarrowed}>
                {t.quitar}
              </Link>
            }
          >
            {t.ningunoTexto}
          </EmptyState>
        ) : (
          <>
            {isFirst && isForACar && (
              <Suspense>
                <FitFirst name={name} cp={search.cp} />
              </Suspense>
            )}
            <h2>{words.contar(found.total)}</h2>
            {isForACar && (
              <p>
                <Link to={address('addCar', language)}>{t.porMatricula}</Link>
              </p>
            )}
            <ProductCards>
              {found.products.map((article, place) => (
                <ArticleCard key={article.id} article={article} loading={place < 3 ? 'eager' : 'lazy'} />
              ))}
            </ProductCards>
            <Pagination
              label={t.paginas.etiqueta}
              page={found.page}
              pages={found.pages}
              linkTo={(page) => <Link to={listAddress(name, language, { ...search, pagina: page + 1 })} />}
              texts={{ previous: t.paginas.anterior, next: t.paginas.siguiente, page: t.paginas.pagina }}
            />
          </>
        )}
      </div>
    </Columns>
  );
};

/** A list of the catalogue with what narrows it (spec C22). */
export default function ArticleListPage() {
  const loaded = useLoaderData<typeof loader>();
  const t = useArticleTexts();
  const language = useLanguage();
  const { titulo, texto } = t.listas[loaded.name];
  const { above } = listOfName(loaded.name);
  const filtered =
    'search' in loaded && (Object.keys(loaded.search.filters).length > 0 || loaded.search.cp !== undefined);
  return (
    <Page className={listPageStyle}>
      <PageMeta title={titulo} description={texto} index={!filtered} />
      <PageHead
        above={
          <Breadcrumbs
            label={t.migas}
            items={[
              <Link to={address('home', language)}>{t.inicio}</Link>,
              <Link to={address(above, language)}>{above === 'car' ? t.coche : t.moto}</Link>,
              titulo,
            ]}
          />
        }
        title={titulo}
        lead={texto}
      />
      {'nothing' in loaded ? (
        <EmptyState
          title={loaded.nothing}
          action={
            <Link {...buttonLink('secondary')} to={address('workshops', language)}>
              {t.verTalleres}
            </Link>
          }
        >
          {t.sinLista}
        </EmptyState>
      ) : (
        <List {...loaded} />
      )}
    </Page>
  );
}
