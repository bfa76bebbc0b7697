import type { ArticleResult } from '#contract/catalogue.ts';
import { drawnFamilies, type ArticleKind } from '#domain/catalogue/article-traits.ts';
import { vehicleGroup, type ProductVehicle } from '#domain/catalogue/vehicles.ts';

const families: ReadonlySet<string> = new Set(drawnFamilies);

const kinds: Readonly<Record<ArticleKind, string>> = {
  camara: 'camara',
  mousse: 'mousse',
  bateria: 'bateria',
  aceite: 'aceite-5',
  'acc-seguridad': 'emergencia',
  'acc-transporte': 'cofre',
  amortiguador: 'amortiguador',
  kito1: 'ozono',
  kito2: 'ozono',
  ozono: 'ozono',
  ac: 'clima',
  ac2: 'clima',
  revision: 'revision',
  revision_moto: 'revision',
  packinvierno: 'invierno',
  preitv: 'itv',
};

/** The drawing of a kind of product for a kind of vehicle, where no more is known of it. */
export const drawingOfKind = (kind: ArticleKind, vehicle: ProductVehicle): string =>
  kind === 'bateria' && vehicleGroup(vehicle) === 'moto' ? 'bateria-moto' : kinds[kind];

/** Cans and drums of so many litres or fewer look alike. */
const cans = [
  [1, 'aceite-1'],
  [5, 'aceite-5'],
  [20, 'aceite-20'],
] as const;

/** The file of `/articles` that draws what an article is. */
const drawingOf = ({ atributos, tipoVehiculo }: Pick<ArticleResult, 'atributos' | 'tipoVehiculo'>): string => {
  if (atributos.tipo === 'aceite') return cans.find(([most]) => atributos.litros <= most)?.[1] ?? 'aceite-bidon';
  return 'familia' in atributos && families.has(atributos.familia)
    ? atributos.familia
    : drawingOfKind(atributos.tipo, tipoVehiculo);
};

/** How an article is shown: goods by a picture of their own, work by what it is. */
export const drawnAs = (article: Pick<ArticleResult, 'atributos' | 'tipoVehiculo' | 'id_navision' | 'entrega'>) => ({
  drawing: drawingOf(article),
  of: article.entrega === 'taller' ? undefined : article.id_navision,
});
