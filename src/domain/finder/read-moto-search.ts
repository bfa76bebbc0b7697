import type { Fields } from './fields.ts';
import type { MotoSearch } from './moto-search.ts';
import { readFields } from './read-fields.ts';

const motoFields: Fields<MotoSearch> = {
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
};

export const readMotoSearch = readFields(motoFields);
