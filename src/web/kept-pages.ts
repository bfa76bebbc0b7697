import { facetNames } from '#domain/catalogue/article-facets.ts';
import { carFieldNames, carFields } from '#domain/finder/car-search.ts';
import { motoFields } from '#domain/finder/moto-search.ts';
import type { PageName } from '#contract/addresses.ts';
import { framedRooms } from './personal-pages.ts';

/** The place that prices and first hours are shown for. */
const place = ['cp', 'taller'] as const;
const landing = ['ancho', 'serie', 'llanta', 'uso', 'pagina', ...place] as const;
const carSearch = [...Object.keys(carFields), ...Object.values(carFieldNames)];
const motoSearch = Object.keys(motoFields);
const articleList = [...facetNames, 'orden', 'pagina', ...place];
const workshopList = ['cerca', 'cp', 'filtro', 'pagina'] as const;

/**
 * Pages that are made for nobody in particular: the server keeps them as they were sent (docs/decisions/094). With what each
 * reads of its query: other names make no other page of it.
 */
const keptPages: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  ...Object.fromEntries(framedRooms.map((room) => [room, []])),
  home: [],
  tyres: place,
  tyreGuide: [],
  tyreServices: place,
  tyreInsurance: [],
  tyresSummer: landing,
  tyresWinter: landing,
  tyresAllSeason: landing,
  tyresCar: landing,
  tyresVan: landing,
  tyres4x4: landing,
  tyresMoto: landing,
  tyresQuad: landing,
  tyresScooter: landing,
  tyresTruck: landing,
  tyresFarm: landing,
  tyresElectric: landing,
  tyreBrands: place,
  tyreBrand: place,
  tyreModel: ['llanta', ...place],
  selector: carSearch,
  selectorSizes: carSearch,
  selectorWidth: carSearch,
  selectorSeries: carSearch,
  selectorRim: carSearch,
  selectorLoad: carSearch,
  selectorSpeed: carSearch,
  selectorPreferences: carSearch,
  selectorSeason: carSearch,
  selectorRunflat: carSearch,
  selectorBrands: carSearch,
  selectorResults: carSearch,
  selectorAll: carSearch,
  motoSelector: motoSearch,
  motoResults: motoSearch,
  motoTubes: motoSearch,
  motoStep: motoSearch,
  motoModelStep: motoSearch,
  batteries: articleList,
  battery: place,
  oils: articleList,
  oil: place,
  safety: articleList,
  safetyItem: place,
  transport: articleList,
  transportItem: place,
  motoBatteries: articleList,
  ozoneKits: articleList,
  revisions: place,
  car: place,
  carPage: place,
  moto: place,
  motoPage: place,
  truck: place,
  truckPage: place,
  farm: place,
  farmPage: place,
  motoRevision: place,
  promotions: place,
  promotionsOf: place,
  promotion: place,
  workshops: workshopList,
  workshopArea: workshopList,
  workshop: ['servicio', ...place],
  privacy: [],
  legal: [],
  cookies: [],
  terms: [],
  app: [],
  blog: ['pagina'],
  article: place,
  content: place,
};

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

/** Whether an address asks for something that is made for whoever asked it. */
const isAskedForOne = (query: URLSearchParams): boolean => [...query.keys()].some((name) => readForOne.has(name));

/** As the shop writes its paths: whatever else leads to the same page is made for whoever asks. */
const ownPath = /^(?:\/|(?:\/[a-z\d][\w.-]*)+)$/;
/** What React Router's scripts ask for: data of a page, no page. */
const routersOwn = /\.data$/;

/** Longer ones are nobody's link. */
const longestAddress = 300;

/** What a page reads of its query, by the id of its route, `es/page`; undefined of one that may not be kept. */
export const namesRead = (routeId: string): readonly string[] | undefined => keptPages[routeId.slice(3) as PageName];

/** Whether a page may be kept, by the id of its route. */
export const isKept = (routeId: string): boolean => namesRead(routeId) !== undefined;

/**
 * What a page that may be kept is kept under: its path, and what it reads of the query in one order. What it does not read, as
 * where a visitor came from, is left out. Undefined for an address that asks for what is not kept. `routeOf` knows the route of a path.
 */
export const keptUnder = (pathAndQuery: string, routeOf: (path: string) => string | undefined): string | undefined => {
  if (pathAndQuery.length > 3 * longestAddress) return undefined;
  const [path = ''] = pathAndQuery.split('?', 1);
  if (path.length > longestAddress || !ownPath.test(path) || routersOwn.test(path)) return undefined;
  const names = namesRead(routeOf(path) ?? '');
  if (!names) return undefined;
  if (path === pathAndQuery) return path;
  const read = new URLSearchParams(pathAndQuery.slice(path.length));
  if (isAskedForOne(read)) return undefined;
  for (const name of new Set(read.keys())) if (!names.includes(name)) read.delete(name);
  read.sort();
  const rest = read.toString();
  const key = rest === '' ? path : `${path}?${rest}`;
  return key.length > longestAddress ? undefined : key;
};

/** Whether a page lacks nothing for somebody of whom nothing is stored: where an appointment begins is made for each, for who goes on. */
export const isWholeForAll = (routeId: string, query: URLSearchParams): boolean => {
  const page = routeId.slice(3);
  const isFrame = framedRooms.some((room) => room === page);
  return (page === 'visit' || (isKept(routeId) && !isFrame)) && !isAskedForOne(query);
};
