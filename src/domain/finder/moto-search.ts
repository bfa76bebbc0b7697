import type { Category } from '../tyres/category.ts';
import { writeFields, type Fields } from './fields.ts';
import type { SearchOrder } from './orders.ts';
import type { Application, MotoVehicle, Wheel } from './vehicles.ts';

/** A search for tyres of motorcycles, quads, e-scooters or farms as its address spells it. What is missing or empty means any. */
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
  /** The workshop at which it is to be fitted, where somebody began at one. */
  readonly taller?: number | undefined;
}

export const motoFields: Fields<MotoSearch> = {
  vehiculo: 'motoVehicle',
  ancho: 'measure',
  alto: 'measure',
  llanta: 'measure',
  carga: 'load',
  velocidad: 'speed',
  marca: 'word',
  cilindrada: 'word',
  modelo: 'word',
  fabricacion: 'word',
  aplicacion: 'application',
  rueda: 'wheel',
  tipos: 'words',
  marcas: 'ids',
  gamas: 'categories',
  orden: 'order',
  pagina: 'page',
  cp: 'postcode',
  taller: 'workshop',
};

/** What tyres are narrowed by (spec S25). */
export const motoFilterFields = ['marcas', 'tipos', 'gamas'] as const satisfies readonly (keyof MotoSearch)[];

export const writeMotoSearch = writeFields<MotoSearch>(motoFields);

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
