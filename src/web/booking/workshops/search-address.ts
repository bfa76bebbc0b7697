import type { Language } from '#domain/language.ts';
import type { Place } from '#domain/workshops/distance.ts';
import { address } from '#contract/addresses.ts';
import { readMapView, writeMapView, type MapView } from '#web/map/projection.ts';

/** The filters; each is also a page of its own (spec W6). */
export const filterNames = ['oberts-migdia', 'oberts-dissabte', 'moto', 'renting'] as const;
export type FilterName = (typeof filterNames)[number];

const isFilter = (name: string): name is FilterName => filterNames.some((filter) => filter === name);

/** What the address of the page of workshops asks for. */
export interface WorkshopSearch {
  readonly area: string | null;
  readonly filtros: readonly FilterName[];
  /** A postcode or a town, as it was typed. */
  readonly cp: string | null;
  /** Where the visitor is, if the browser said so. */
  readonly cerca: Place | null;
  /** What the map shows, where somebody moved it without JavaScript. */
  readonly mapa: MapView | null;
  /** Of the list, from 1. */
  readonly pagina: number;
}

const readPlace = (written: string | null): Place | null => {
  const [lat, lon] = (written ?? '').split(',').map((part) => (part === '' ? Number.NaN : Number(part)));
  if (lat === undefined || lon === undefined || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return null;
  return { lat, lon };
};

/** Beyond three digits no list goes. */
const readPage = (written: string | null): number => (/^[1-9]\d{0,2}$/.test(written ?? '') ? Number(written) : 1);

/** Part of a path and a query, read; whatever is no filter is left out. */
export const readSearch = (segment: string | undefined, query: URLSearchParams): WorkshopSearch => {
  const named = segment !== undefined && isFilter(segment) ? [segment] : [];
  const asked = new Set([...named, ...query.getAll('filtro').flatMap((value) => value.split(','))]);
  return {
    area: segment === undefined || isFilter(segment) ? null : segment,
    filtros: filterNames.filter((name) => asked.has(name)),
    cp: query.get('cp')?.trim().slice(0, 60) || null,
    cerca: readPlace(query.get('cerca')),
    mapa: readMapView(query.get('mapa')),
    pagina: readPage(query.get('pagina')),
  };
};

/** A kilometre is near enough to order workshops, and says less of where somebody is. */
export const roundedPlace = ({ lat, lon }: Place): Place => ({
  lat: Math.round(lat * 100) / 100,
  lon: Math.round(lon * 100) / 100,
});

/** The one address of a search: a single filter alone has its own page. */
export const workshopSearchAddress = (
  { area, filtros, cp, cerca, mapa, pagina }: WorkshopSearch,
  language: Language,
): string => {
  const [first, ...others] = filtros;
  const ownPage = !area && !cp && !cerca && first !== undefined;
  const path = area
    ? address('workshopArea', language, { area })
    : ownPage
      ? address('workshopArea', language, { area: first })
      : address('workshops', language);
  const left = ownPage ? others : filtros;
  const query = [
    ...(cp ? [`cp=${encodeURIComponent(cp)}`] : []),
    ...(cerca && !cp ? [`cerca=${cerca.lat},${cerca.lon}`] : []),
    ...(left.length > 0 ? [`filtro=${left.join(',')}`] : []),
    ...(mapa ? [`mapa=${writeMapView(mapa)}`] : []),
    ...(pagina > 1 ? [`pagina=${pagina}`] : []),
  ];
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
};

/** The same search with a filter set, or taken away where it was. */
export const withFilter = (search: WorkshopSearch, filter: FilterName): WorkshopSearch => ({
  ...search,
  mapa: null,
  pagina: 1,
  filtros: search.filtros.includes(filter)
    ? search.filtros.filter((name) => name !== filter)
    : filterNames.filter((name) => name === filter || search.filtros.includes(name)),
});
