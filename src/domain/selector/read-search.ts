import { reinforcements } from '../tyres/reinforcement.ts';
import { seasons } from '../tyres/season.ts';
import {
  among,
  parseCategories,
  parseIds,
  parseLoad,
  parseMeasure,
  parsePage,
  parsePostcode,
  parseSpeed,
  type QueryReader,
} from './address-query.ts';
import { searchOrders, vehicleKinds, type TyreSearch } from './search.ts';

const yesOrNo: Readonly<Record<string, boolean>> = { si: true, no: false };

/** Reads the search of an address. What cannot be understood is left out, so that no address breaks a page. */
export const readSearch = (query: QueryReader): TyreSearch => ({
  ancho: parseMeasure(query.get('ancho')),
  serie: parseMeasure(query.get('serie')),
  llanta: parseMeasure(query.get('llanta')),
  carga: parseLoad(query.get('carga')),
  velocidad: parseSpeed(query.get('velocidad')),
  tipo: among(vehicleKinds, query.getAll('tipo'))[0],
  temporada: among(seasons, query.getAll('temporada')),
  runflat: yesOrNo[query.get('runflat') ?? ''],
  refuerzo: among(reinforcements, query.getAll('refuerzo')),
  marcas: parseIds(query.getAll('marca')),
  categorias: parseCategories(query.getAll('categoria')),
  orden: among(searchOrders, query.getAll('orden'))[0] ?? 'recomendado',
  pagina: parsePage(query.get('pagina')),
  cp: parsePostcode(query.get('cp')),
});
