import { isRefusal } from '#domain/refusal.ts';
import { filtersOf } from '#domain/finder/car-filters.ts';
import { sortOf } from '#domain/finder/orders.ts';
import { readSearch } from '#domain/finder/read-car-search.ts';
import { type TyreSearch } from '#domain/finder/car-search.ts';
import { parseTyreSize } from '#domain/tyres/size.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf, nowOf, type Api } from '#web/api.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { firstFreeTimes } from './first-free.ts';
import { searchAddress } from './search-address.ts';

/** How many the first page of results recommends, and how many a page of all has (spec S15, S17). */
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
  return { found, ...(await firstFreeTimes(api, found.neumaticos, search.cp)) };
};

/** A size typed as it is read on the tyre becomes the results' own address. */
const understand = (typed: string, language: 'es' | 'ca') => {
  const size = parseTyreSize(typed);
  if (isRefusal(size)) return undefined;
  return searchAddress('selectorResults', language, { ...size, carga: size.ic, velocidad: size.cv });
};

/** The results of an address: the recommended ones, or with `all` the page of all that it names. */
export const loadResults = async ({ context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>, all: boolean) => {
  const { pathname, searchParams } = url;
  const typed = searchParams.get('medida')?.slice(0, 60);
  if (typed) {
    const there = understand(typed, languageOfPath(pathname));
    if (there) throw redirect(there);
    return { notUnderstood: typed } as const;
  }
  const search = readSearch(searchParams);
  return { search, hoy: dayOnTheWall(nowOf(context)), ...(await ask(apiOf(context), search, all)) };
};
