import { facetNames } from '#domain/catalogue/article-facets.ts';
import { carFieldNames, carFields } from '#domain/finder/car-search.ts';
import { motoFields } from '#domain/finder/moto-search.ts';
import type { PageName } from '#contract/addresses.ts';
import { framedRooms } from './personal-pages.ts';

/** Pages that are made for nobody in particular: the server keeps them as they were sent (docs/decisions/094). */
const keptPages: ReadonlySet<PageName> = new Set<PageName>([
  ...framedRooms,
  'home',
  'tyres',
  'tyreGuide',
  'tyreServices',
  'tyreInsurance',
  'tyresSummer',
  'tyresWinter',
  'tyresAllSeason',
  'tyresCar',
  'tyresVan',
  'tyres4x4',
  'tyresMoto',
  'tyresQuad',
  'tyresScooter',
  'tyresTruck',
  'tyresFarm',
  'tyresElectric',
  'tyreBrands',
  'tyreBrand',
  'tyreModel',
  'selector',
  'selectorSizes',
  'selectorWidth',
  'selectorSeries',
  'selectorRim',
  'selectorLoad',
  'selectorSpeed',
  'selectorPreferences',
  'selectorSeason',
  'selectorRunflat',
  'selectorBrands',
  'selectorResults',
  'selectorAll',
  'motoSelector',
  'motoResults',
  'motoTubes',
  'motoStep',
  'motoModelStep',
  'batteries',
  'battery',
  'oils',
  'oil',
  'safety',
  'safetyItem',
  'transport',
  'transportItem',
  'motoBatteries',
  'ozoneKits',
  'revisions',
  'car',
  'carPage',
  'moto',
  'motoPage',
  'truck',
  'truckPage',
  'farm',
  'farmPage',
  'motoRevision',
  'promotions',
  'promotionsOf',
  'promotion',
  'workshops',
  'workshopArea',
  'workshop',
  'privacy',
  'legal',
  'cookies',
  'terms',
  'app',
  'blog',
  'article',
  'content',
]);

/** What these pages read of their query. */
const readNames: ReadonlySet<string> = new Set([
  ...Object.keys(carFields),
  ...Object.values(carFieldNames),
  ...Object.keys(motoFields),
  ...facetNames,
  'uso',
  'cerca',
  'filtro',
  'servicio',
]);

/** What one of them reads for one visitor, or another page reads: an address that asks for it is made for whoever asked it. */
const readForOne: ReadonlySet<string> = new Set([
  'anadir',
  'ano',
  'anular',
  'banda',
  'cantidad',
  'cita',
  'coche',
  'codTienda',
  'combustible',
  'dejada',
  'desde',
  'dia',
  'electrico',
  'elegir',
  'enlace',
  'enviado',
  'etiqueta',
  'expressCheckinToken',
  'fecha',
  'firma',
  'flecha',
  'guardada',
  'hasta',
  'id',
  'lead',
  'mano',
  'mapa',
  'matricula',
  'medida',
  'medidas',
  'mirar',
  'motivo',
  'opiniones',
  'origen',
  'papeles',
  'q',
]);

/** What React Router's scripts ask for: data of a page and names of others, no page. */
const routersOwn = /^\/__|\.data$/;

/** Longer ones are nobody's link. */
const longestAddress = 300;

/**
 * What a page that may be kept is kept under: its path, and what it reads of the query in one order. What no page reads, as
 * where a visitor came from, is left out. Undefined for an address that asks for what is not kept.
 */
export const keptUnder = (pathAndQuery: string): string | undefined => {
  if (pathAndQuery.length > 3 * longestAddress) return undefined;
  const [path = '', query = ''] = pathAndQuery.split('?', 2);
  if (routersOwn.test(path)) return undefined;
  if (query === '') return path.length > longestAddress ? undefined : path;
  const read = new URLSearchParams(query);
  for (const name of new Set(read.keys())) {
    if (readForOne.has(name)) return undefined;
    if (!readNames.has(name)) read.delete(name);
  }
  read.sort();
  const rest = read.toString();
  const key = rest === '' ? path : `${path}?${rest}`;
  return key.length > longestAddress ? undefined : key;
};

/** Whether a page may be kept, by the id of its route, `es/page`. */
export const isKept = (routeId: string): boolean => keptPages.has(routeId.slice(3) as PageName);

/** Whether it lacks nothing for somebody of whom nothing is stored: where an appointment begins is made for each, for who goes on. */
export const isWholeForAll = (routeId: string): boolean =>
  (isKept(routeId) && !framedRooms.some((room) => room === routeId.slice(3))) || routeId.slice(3) === 'visit';
