import { carFieldNames, type TyreSearch } from './car-search.ts';
import type { Fields } from './fields.ts';
import { readFields } from './read-fields.ts';

const carFields: Fields<TyreSearch> = {
  ancho: 'measure',
  serie: 'measure',
  llanta: 'measure',
  carga: 'load',
  velocidad: 'speed',
  tipo: 'vehicleKind',
  temporada: 'seasons',
  runflat: 'yesOrNo',
  refuerzo: 'reinforcements',
  marcas: 'ids',
  categorias: 'categories',
  orden: 'order',
  pagina: 'page',
  cp: 'postcode',
};

export const readSearch = readFields(carFields, carFieldNames);
