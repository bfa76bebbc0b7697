import { isRefusal } from '#domain/refusal.ts';
import { filtersOf } from '#domain/finder/car-filters.ts';
import { sortOf } from '#domain/finder/orders.ts';
import { readSearch } from '#domain/finder/read-car-search.ts';
import { parseTyreSize } from '#domain/tyres/size.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { apiOf } from '#web/api.ts';
import { redirect, type LoaderFunctionArgs } from 'react-router';
import { foundWithTimes } from '../finder/load/found-with-times.server.ts';
import { offeredMakers } from './offered-makers.ts';
import { searchAddress } from './results/car-finder.ts';

/** How many the first page of results recommends, and how many a page of all has (spec S15, S17). */
const recommended = 6;
const pageSize = 10;
/** Of how many makers the first page offers boxes. */
const makersOffered = 10;

/** A size typed as it is read on the tyre becomes the results' own address, which keeps all else that was asked for. */
const understand = (typed: string, { pathname, searchParams }: URL) => {
  const size = parseTyreSize(typed);
  if (isRefusal(size)) return undefined;
  const { ancho, serie, llanta, ic: carga, cv: velocidad } = size;
  const search = { ...readSearch(searchParams), ancho, serie, llanta, carga, velocidad };
  return searchAddress('selectorResults', languageOfPath(pathname), search);
};

/** The results of an address: the recommended ones, or with `all` the page of all that it names. */
export const loadCarResults = async (args: Pick<LoaderFunctionArgs, 'context' | 'url'>, all: boolean) => {
  const { searchParams } = args.url;
  const typed = searchParams.get('medida')?.slice(0, 60);
  if (typed) {
    const there = understand(typed, args.url);
    if (there) throw redirect(there);
    return { notUnderstood: typed } as const;
  }
  const search = readSearch(searchParams);
  const found = await apiOf(args.context)('selectTyres', {
    body: {
      page: all ? search.pagina - 1 : 0,
      pageSize: all ? pageSize : recommended,
      ...sortOf(search.orden),
      destacar: !all && search.orden === 'recomendado',
      filters: filtersOf(search),
      userInfo: { postCode: search.cp },
    },
  });
  const { marca } = found.filtros;
  const offered = offeredMakers(marca, all ? marca.length : makersOffered, search.marcas);
  const shown = { ...found, filtros: { ...found.filtros, marca: offered } };
  return { ...(await foundWithTimes(args, search, shown)), makers: marca.length };
};
