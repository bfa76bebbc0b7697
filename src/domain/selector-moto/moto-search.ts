import {
  parseCategories,
  parseIds,
  parseLoad,
  parseMeasure,
  parsePage,
  parsePostcode,
  parseSpeed,
  type QueryReader,
} from '../selector/address-query.ts';
import { queryPairs } from '../selector/query-pairs.ts';
import { searchOrders, type SearchOrder } from '../selector/search.ts';
import type { Category } from '../tyres/category.ts';
import { parseWord } from './moto-word.ts';

/** Vehicles whose tyres this selector finds by size; motorcycles also by model. */
export const motoVehicles = ['moto', 'quad', 'patinete', 'agricola'] as const;
export type MotoVehicle = (typeof motoVehicles)[number];

/** Which wheel; whoever wants both sees one after the other (spec S36). */
export const wheels = ['delantera', 'trasera'] as const;
export type Wheel = (typeof wheels)[number];
export const applications = [...wheels, 'ambas'] as const;
export type Application = (typeof applications)[number];

/** A search as its address spells it. What is missing or empty means any. */
export interface MotoSearch {
  readonly vehiculo: MotoVehicle;
  readonly ancho?: number | undefined;
  readonly alto?: number | undefined;
  readonly llanta?: number | undefined;
  /** Load index and speed symbol that tyres must at least have, where papers ask for them. */
  readonly carga?: number | undefined;
  readonly velocidad?: string | undefined;
  /** The motorcycle, when it is looked for by model. */
  readonly marca?: string | undefined;
  readonly cilindrada?: string | undefined;
  readonly modelo?: string | undefined;
  readonly fabricacion?: string | undefined;
  readonly aplicacion?: Application | undefined;
  /** Of both wheels the one that is shown; of a size the one that it is for. */
  readonly rueda?: Wheel | undefined;
  /** Makers of tyres, by number. */
  readonly marcas: readonly number[];
  /** What tyres are made for: `deportivo`, `trail`, `tractor`. */
  readonly tipos: readonly string[];
  readonly gamas: readonly Category[];
  readonly orden: SearchOrder;
  /** From 1, as people count. */
  readonly pagina: number;
  readonly cp?: string | undefined;
}

export const anyMotoTyre: MotoSearch = {
  vehiculo: 'moto',
  marcas: [],
  tipos: [],
  gamas: [],
  orden: 'recomendado',
  pagina: 1,
};

const among = <Value extends string>(known: readonly Value[], text: string | null): Value | undefined =>
  known.find((value) => value === text);

/** Reads the search of an address. What cannot be understood is left out, so that no address breaks a page. */
export const readMotoSearch = (query: QueryReader): MotoSearch => ({
  vehiculo: among(motoVehicles, query.get('vehiculo')) ?? 'moto',
  ancho: parseMeasure(query.get('ancho')),
  alto: parseMeasure(query.get('alto')),
  llanta: parseMeasure(query.get('llanta')),
  carga: parseLoad(query.get('carga')),
  velocidad: parseSpeed(query.get('velocidad')),
  marca: parseWord(query.get('marca')),
  cilindrada: parseWord(query.get('cilindrada')),
  modelo: parseWord(query.get('modelo')),
  fabricacion: parseWord(query.get('fabricacion')),
  aplicacion: among(applications, query.get('aplicacion')),
  rueda: among(wheels, query.get('rueda')),
  marcas: parseIds(query.getAll('marcas')),
  tipos: [...new Set(query.getAll('tipos').flatMap((text) => parseWord(text) ?? []))].slice(0, 20),
  gamas: parseCategories(query.getAll('gamas')),
  orden: among(searchOrders, query.get('orden')) ?? 'recomendado',
  pagina: parsePage(query.get('pagina')),
  cp: parsePostcode(query.get('cp')),
});

/** The same search as the pairs of a query: always in the same order, without what says nothing, so that one search has one address. */
export const writeMotoSearch = (search: Partial<MotoSearch>): [name: string, value: string][] => {
  const { vehiculo, orden, pagina = 1 } = search;
  return queryPairs([
    ['vehiculo', [vehiculo === 'moto' ? undefined : vehiculo]],
    ['ancho', [search.ancho]],
    ['alto', [search.alto]],
    ['llanta', [search.llanta]],
    ['carga', [search.carga]],
    ['velocidad', [search.velocidad]],
    ['marca', [search.marca]],
    ['cilindrada', [search.cilindrada]],
    ['modelo', [search.modelo]],
    ['fabricacion', [search.fabricacion]],
    ['aplicacion', [search.aplicacion]],
    ['rueda', [search.rueda]],
    ['tipos', search.tipos ?? []],
    ['marcas', search.marcas ?? []],
    ['gamas', search.gamas ?? []],
    ['orden', [orden === 'recomendado' ? undefined : orden]],
    ['pagina', [pagina > 1 ? pagina : undefined]],
    ['cp', [search.cp]],
  ]);
};

/** By size a search is valid only when width and rim are chosen (spec S27). */
export const isSizeSearch = ({ ancho, llanta }: Pick<MotoSearch, 'ancho' | 'llanta'>): boolean =>
  Boolean(ancho) && Boolean(llanta);

/** By model it needs brand, engine size, model and application (spec S28). */
export const isModelSearch = ({
  marca,
  cilindrada,
  modelo,
  aplicacion,
}: Pick<MotoSearch, 'marca' | 'cilindrada' | 'modelo' | 'aplicacion'>): boolean =>
  Boolean(marca && cilindrada && modelo && aplicacion);

/** The wheel whose tyres are shown: of both, the front one first. */
export const wheelShown = ({ aplicacion, rueda }: Pick<MotoSearch, 'aplicacion' | 'rueda'>): Wheel =>
  aplicacion === 'ambas' ? (rueda ?? 'delantera') : (aplicacion ?? 'delantera');
