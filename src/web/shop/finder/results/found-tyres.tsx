import type { Reason } from '#domain/finder/best-of.ts';
import { useLanguage } from '#web/language.ts';
import { PageMeta } from '#web/shell/page-meta.tsx';
import { keepSearchToken } from '#web/shell/search-token.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { buttonLink } from '#web/ui/page/button.tsx';
import { Columns, Page, PageHead, Stack } from '#web/ui/page/page-layout.tsx';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CompareBar, ComparePick } from '../../tyre-cards/compare-bar.tsx';
import { useShopTexts } from '../../texts.ts';
import { ProductCards } from '../../product-card.tsx';
import { TyreCard, type ListedTyre } from '../../tyre-cards/tyre-card.tsx';
import { ChosenFilters } from '../filters/chosen-filters.tsx';
import { chosenFacets, without, withoutValue, type Facet } from '../filters/facet.ts';
import { ListBar, listPageStyle, listStyle } from '../filters/list-bar.tsx';
import type { AnyOrder, Finder } from '../finder.ts';
import { withQuery } from '../with-query.ts';
import { FacetFilters } from './facet-filters.tsx';
import { PostcodeForm } from '../../postcode/postcode-form.tsx';
import { keepSearch } from './remember-search.ts';
import { useResultsTexts } from './results-texts.ts';

/** The tyres of a search, as every selector has them from the server. */
export interface Found<Search> {
  readonly search: Search;
  readonly found: { readonly neumaticos: readonly ListedTyre[]; readonly total: number; readonly token: string };
  /** Why a tyre is recommended, by its `id_navision`. */
  readonly razones: Readonly<Record<string, readonly Reason[]>>;
  /** When a tyre could be fitted near the postcode, in words, by its `id_navision`. */
  readonly cuando: Readonly<Record<string, string>>;
  /** Why there are no such times, where the place is why. */
  readonly aviso: string | undefined;
}

interface Around {
  /** Over the cards; read aloud only, where it is missing. */
  readonly heading?: ReactNode;
  /** What speaks against a tyre. */
  readonly against?: ((tyre: ListedTyre) => ReactNode) | undefined;
}

const Cards = ({ found, cuando, razones, heading, against }: Omit<Found<AnyOrder>, 'search'> & Around) => {
  const shop = useShopTexts();
  const t = useResultsTexts();
  return (
    <>
      {heading ?? <h2 className="spoken">{shop.neumaticos}</h2>}
      <ProductCards>
        {found.neumaticos.map((tyre, index) => (
          <TyreCard
            key={tyre.id}
            tyre={tyre}
            loading={index < 2 ? 'eager' : 'lazy'}
            pick={<ComparePick id={tyre.id_navision} name={`${tyre.marca} ${tyre.modelo} ${tyre.medida}`} />}
            against={against?.(tyre)}
            reasons={razones[tyre.id_navision]?.map((each) => t.razon[each])}
            firstFree={cuando[tyre.id_navision]}
          />
        ))}
      </ProductCards>
    </>
  );
};

const useKept = <Search,>(
  finder: Pick<Finder<Search, never>, 'memory' | 'write'>,
  { search, found }: Found<Search>,
) => {
  useEffect(() => {
    keepSearch(finder, search);
    keepSearchToken(found.token);
  }, [finder, search, found.token]);
};

interface Way {
  readonly to: string;
  readonly text: string;
}

/** The way out takes away what narrows the search; where nothing does, something else is looked for. */
const NoneFound = ({ to, text }: Way) => {
  const t = useResultsTexts();
  return (
    <EmptyState
      title={t.ningunoTitulo}
      action={
        <Link {...buttonLink('secondary')} to={to}>
          {text}
        </Link>
      }
    >
      {t.ningunoTexto}
    </EmptyState>
  );
};

/** How the list is ordered, and where the search is saved. */
const Afterwards = ({ save, children }: { save: string; children: ReactNode }) => {
  const t = useResultsTexts();
  return (
    <>
      <p>{t.ordenTexto}</p>
      <p>
        <Link to={save}>{t.guardarBusqueda}</Link>
        {children}
      </p>
    </>
  );
};

interface Shown<Search extends AnyOrder, Page extends string> extends Around {
  readonly finder: Finder<Search, Page>;
  readonly loaded: Found<Search>;
  readonly facets: readonly Facet[];
  /** This page, to which a postcode leads back. */
  readonly page: Page;
  readonly title: string;
  readonly description: string;
  readonly lead: ReactNode;
  /** Where something else is looked for. */
  readonly change: Way;
  /** Between the head and the tyres. */
  readonly above?: ReactNode;
  /** Where one goes on from the cards, whether there are any or not. */
  readonly onward?: ReactNode;
  /** Behind the link that saves the search. */
  readonly more?: ReactNode;
}

/** The page of the tyres of a search, with what narrows them; what a selector has of its own comes with it. */
export const FoundTyres = <Search extends AnyOrder, PageName extends string>({
  finder,
  loaded,
  facets,
  page,
  title,
  description,
  lead,
  change,
  above,
  heading,
  against,
  onward,
  more,
}: Shown<Search, PageName>) => {
  const t = useResultsTexts();
  const language = useLanguage();
  const { search, found, aviso } = loaded;
  const { to, write, pages } = finder;
  const pairs = write(search);
  const kept = without(pairs, [{ name: 'orden' }, { name: 'pagina' }, ...facets]);
  const unnarrowed = withQuery(to(pages.results, language, {}), kept);
  const narrowed = to(pages.narrowed, language, {});
  const chosen = chosenFacets(facets, pairs).map(({ facet, value, text }) => ({
    text,
    to: withQuery(narrowed, without(withoutValue(pairs, facet, value), [{ name: 'pagina' }])),
  }));
  const wayOut = kept.length < pairs.length ? { to: unnarrowed, text: t.quitar } : change;
  useKept(finder, loaded);
  return (
    <Page className={listPageStyle}>
      <PageMeta title={title} description={description} index={!search.cp} />
      <PageHead
        title={title}
        lead={
          <>
            <span>{lead}</span>
            {' · '}
            <Link to={change.to}>{change.text}</Link>
          </>
        }
      />
      <Stack>
        {above}
        <Columns
          side="start"
          aside={
            <Stack>
              <PostcodeForm
                texts={t}
                action={to(page, language, {})}
                kept={without(pairs, [{ name: 'cp' }])}
                cp={search.cp}
                error={aviso}
              />
              <FacetFilters facets={facets} pairs={pairs} kept={kept} total={found.total} action={narrowed} />
            </Stack>
          }
        >
          <div className={listStyle}>
            <ListBar texts={t} chosen={chosen.length} orden={search.orden} />
            <ChosenFilters texts={t} chosen={chosen} without={unnarrowed} />
            {found.total === 0 ? <NoneFound {...wayOut} /> : <Cards {...loaded} heading={heading} against={against} />}
            {onward}
            {found.total > 0 && <Afterwards save={to(pages.save, language, search)}>{more}</Afterwards>}
          </div>
        </Columns>
      </Stack>
      <CompareBar cp={search.cp} />
    </Page>
  );
};
