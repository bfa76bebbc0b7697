import type { PricedService } from '#contract/visit-services.ts';
import type { Pais } from '#domain/accounts/postcode.ts';
import { isCar, productVehicles, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import type { VisitVehicle } from '#domain/visits/visit.ts';
import { articleResult } from '../catalogue/article-result.ts';
import { articlesOf, type Articles } from '../catalogue/articles.ts';
import { cheapestArticle } from '../catalogue/cheapest-article.ts';
import { tariffOf } from '../catalogue/tariffs-store.ts';
import type { Viewer } from '../catalogue/tyre-result.ts';
import { unreduced } from '../catalogue/unit-shown.ts';
import { viewerOf } from '../catalogue/viewer.ts';
import type { CallContext } from '../runtime.ts';
import type { VisitServiceRow } from './visit-services-store.ts';

/** What a service itself costs, in euros with tax; null where it has no price. */
export const ownPrice = (articles: Articles, { precio }: VisitServiceRow, pais: Pais): number | null => {
  if (precio === null) return null;
  const impuesto = tariffOf(articles.tariffs, pais).impuesto_bp;
  return toEuros(unitPrice({ ...unreduced, precio: cents(precio), impuesto }));
};

const isFor = (tipo: ProductVehicle, vehiculo: VisitVehicle): boolean => (isCar(tipo) ? 'coche' : tipo) === vehiculo;

type Price = Pick<PricedService, 'precio' | 'precioDesde' | 'producto' | 'tarifa'>;

const unpriced: Price = { precio: null, precioDesde: false, producto: null, tarifa: null };

/** What the tariff of tyres asks for work that is called the same there: the least of such vehicles. */
const costByTariff = (
  { tariffs }: Articles,
  { servicio, vehiculo }: Pick<VisitServiceRow, 'servicio' | 'vehiculo'>,
  pais: Pais,
): Price => {
  const once = tariffs.services.filter(
    ({ categoria_servicio, base_calculo }) => categoria_servicio === servicio && base_calculo === 'F',
  );
  const codes = new Set(once.map(({ id_navision }) => id_navision));
  const of = (tipo: string) => productVehicles.some((each) => each === tipo && isFor(each, vehiculo));
  const [least, ...dearer] = tariffs.prices
    .filter(({ id_navision, tipo_vehiculo }) => codes.has(id_navision) && of(tipo_vehiculo))
    .toSorted((one, other) => one.precio - other.precio);
  if (!least) return unpriced;
  const impuesto = tariffOf(tariffs, pais).impuesto_bp;
  return {
    ...unpriced,
    precio: toEuros(unitPrice({ ...unreduced, precio: least.precio, impuesto })),
    precioDesde: dearer.some(({ precio }) => precio > least.precio),
    tarifa: least.id_navision,
  };
};

/** What an assistant chose costs what it costs, with its work. */
const costOfProduct = (articles: Articles, viewer: Viewer, producto: string): Price => {
  const article = articles.byNumber.get(producto);
  const shown = article && articleResult(articles.tariffs, article, viewer, 'es');
  if (!shown) return unpriced;
  const { id, unidades, importeMontado: precio } = shown;
  return { ...unpriced, precio, producto: { id, unidades } };
};

/** What a service costs at the least: its own price, that of the tariff, or the cheapest product with its work by which it is sold. */
const costOfService = (articles: Articles, viewer: Viewer, service: VisitServiceRow): Price => {
  const { catalogo, vehiculo } = service;
  if (service.producto !== null) return costOfProduct(articles, viewer, service.producto);
  const own = ownPrice(articles, service, viewer.pais);
  if (own !== null) return { ...unpriced, precio: own };
  if (catalogo === null) return costByTariff(articles, service, viewer.pais);
  const found = cheapestArticle(articles, viewer, catalogo, (article) => isFor(article.tipo_vehiculo, vehiculo));
  if (!found) return unpriced;
  const { id, unidades, importeMontado } = found;
  return { ...unpriced, precio: importeMontado, precioDesde: true, producto: { id, unidades } };
};

/** What services cost a caller in a country. */
export const costsIn = async (context: CallContext, pais: Pais): Promise<(service: VisitServiceRow) => Price> => {
  const articles = await articlesOf(context);
  const viewer = { ...viewerOf(context, null), pais };
  return (service) => costOfService(articles, viewer, service);
};
