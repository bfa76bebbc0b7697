import type { ArticleResult } from '#contract/catalogue.ts';
import { drawnFamilies, type ArticleKind } from '#domain/catalogue/article-traits.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { vehicleGroup, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';

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

/** What an article is, as the files of `/share` are called. */
const drawingOf = ({ atributos, tipoVehiculo }: Pick<ArticleResult, 'atributos' | 'tipoVehiculo'>): string => {
  if (atributos.tipo === 'aceite') return cans.find(([most]) => atributos.litros <= most)?.[1] ?? 'aceite-bidon';
  return 'familia' in atributos && families.has(atributos.familia)
    ? atributos.familia
    : drawingOfKind(atributos.tipo, tipoVehiculo);
};

/** In which language a picture is lettered: work is called otherwise in each, goods are not. */
export const letteredIn = (kind: ArticleKind, language: Language): Language | undefined =>
  isGoods(kind) ? undefined : language;

/** How an article is shown. */
export const drawnAs = (
  article: Pick<ArticleResult, 'atributos' | 'tipoVehiculo' | 'id_navision'>,
  language: Language,
) => ({
  drawing: drawingOf(article),
  of: article.id_navision,
  lettered: letteredIn(article.atributos.tipo, language),
});
