import type { ProductVehicle } from '../catalogue/vehicles.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { normalisePlate } from '../vehicles/plate.ts';
import { giveWay, isAnotherVehicle } from './give-way.ts';
import type { Companion } from './go-together.ts';
import { handoverChoice, isPickup, settleHandover } from './handover.ts';

/** Units of one product, and products in one basket, at most. */
export const mostUnits = 20;
export const mostProducts = 10;

/** The free check of the car that goes with fitting. */
export const safetyTest = 'TESTSEGURIDAD';

/** What the rules of a basket's content ask of a product; whatever else it carries is kept. */
export interface ContentProduct extends Companion {
  readonly id_navision: string;
  readonly marca: string;
  readonly modelo: string;
  readonly cantidad: number;
  readonly disponibilidad: 0 | 1;
}

export interface ContentService {
  readonly id_navision: string;
  readonly categoriaServicio: string;
  /** By the unit of its product, or fixed for the whole basket. */
  readonly base_calculo: 'U' | 'F';
  /** The kind of product that it serves. */
  readonly tipoProductoAsociado: string;
  /** Further kinds that it serves; absent is none. */
  readonly otrosTipos?: readonly string[];
  /** The kinds of vehicle that it is done on; absent is all. */
  readonly tiposVehiculo?: readonly ProductVehicle[];
  readonly selected: boolean;
  /** Goes with its product, chosen or not. */
  readonly obligatorio: boolean;
  readonly cantidad: number;
}

export interface BasketContent {
  readonly products: readonly ContentProduct[];
  readonly services: readonly ContentService[];
  readonly matricula: string | null;
}

export type ContentRefusal =
  | 'producto-sin-disponibilidad'
  | 'producto-no-existe'
  | 'demasiados-productos'
  | 'cesta-llena'
  | 'servicio-no-existe'
  | 'servicio-obligatorio';

type ProductOf<Content extends BasketContent> = Content['products'][number];
type ServiceOf<Content extends BasketContent> = Content['services'][number];

/** Whether a service is done on products of a kind. */
export const serves = (
  { tipoProductoAsociado, otrosTipos = [] }: Pick<ContentService, 'tipoProductoAsociado' | 'otrosTipos'>,
  tipo_producto: string,
): boolean => tipo_producto === tipoProductoAsociado || otrosTipos.includes(tipo_producto);

const unitsOf = (products: readonly ContentProduct[], service: ContentService): number =>
  products
    .filter(
      ({ tipo_producto, id_site_tipo_vehiculo }) =>
        serves(service, tipo_producto) && (service.tiposVehiculo?.includes(id_site_tipo_vehiculo) ?? true),
    )
    .reduce((units, { cantidad }) => units + cantidad, 0);

/**
 * The services as the products ask for them (specification, shopping 4): one by the unit is done as often as there
 * are units, a fixed one once, one whose products or vehicles are gone disappears, and so does all of it when nothing is left.
 * An obligatory one is always chosen; the safety test only while a fitting is; goods are fitted or picked up.
 */
export const settleServices = <Service extends ContentService>(
  products: readonly ContentProduct[],
  services: readonly Service[],
): Service[] => {
  const serving = services
    .map((service) => ({ service, units: unitsOf(products, service) }))
    .filter(({ units }) => units > 0)
    .map(({ service, units }) => ({ ...service, cantidad: service.base_calculo === 'U' ? units : 1 }));
  const settled = settleHandover(serving).map((service) => ({
    ...service,
    selected: service.selected || service.obligatorio,
  }));
  const fitted = settled.some(
    ({ id_navision, categoriaServicio, selected }) =>
      selected && categoriaServicio === 'montaje' && id_navision !== safetyTest && !isPickup(id_navision),
  );
  return settled.map((service) =>
    service.id_navision === safetyTest && !fitted ? { ...service, selected: false } : service,
  );
};

const withProducts = <Content extends BasketContent>(
  basket: Content,
  products: readonly ProductOf<Content>[],
  services: readonly ServiceOf<Content>[] = basket.services,
): Content => ({
  ...basket,
  products,
  services: settleServices(products, services),
});

/**
 * Puts units of a product in, on top of those that are there, with the services that are offered for it. What may
 * not be bought together with it gives way (see `giveWay`). Refused when it is sold out, past 20 units, and past
 * 10 products.
 */
export const addProduct = <Content extends BasketContent>(
  basket: Content,
  product: ProductOf<Content>,
  offered: readonly ServiceOf<Content>[] = [],
): Content | Refusal<ContentRefusal> => {
  if (product.disponibilidad === 0)
    return refuse('producto-sin-disponibilidad', { producto: `${product.marca} ${product.modelo}`, stock: 0 });
  const there = basket.products.find(({ id_navision }) => id_navision === product.id_navision);
  const cantidad = product.cantidad + (there?.cantidad ?? 0);
  if (cantidad > mostUnits) return refuse('demasiados-productos', { maximo: mostUnits });
  const others = giveWay(basket.products, product).kept.filter((each) => each !== there);
  if (others.length >= mostProducts) return refuse('cesta-llena', { maximo: mostProducts });

  const added = { ...product, cantidad };
  const products = there
    ? basket.products
        .filter((each) => each === there || others.includes(each))
        .map((each) => (each === there ? added : each))
    : [...others, added];
  const known = new Set(basket.services.map(({ id_navision }) => id_navision));
  return withProducts(basket, products, [
    ...basket.services,
    ...offered.filter(({ id_navision }) => !known.has(id_navision)),
  ]);
};

export const removeProduct = <Content extends BasketContent>(basket: Content, id_navision: string): Content =>
  withProducts(
    basket,
    basket.products.filter((product) => product.id_navision !== id_navision),
  );

/** Sets how many units of a product are wanted; none takes it out. */
export const changeQuantity = <Content extends BasketContent>(
  basket: Content,
  id_navision: string,
  cantidad: number,
): Content | Refusal<ContentRefusal> => {
  if (!Number.isSafeInteger(cantidad) || cantidad < 0) throw new RangeError(`not a number of units: ${cantidad}`);
  if (cantidad > mostUnits) return refuse('demasiados-productos', { maximo: mostUnits });
  if (!basket.products.some((product) => product.id_navision === id_navision)) return refuse('producto-no-existe');
  if (cantidad === 0) return removeProduct(basket, id_navision);
  return withProducts(
    basket,
    basket.products.map((product) => (product.id_navision === id_navision ? { ...product, cantidad } : product)),
  );
};

/** Chooses a service or leaves it. */
export const selectService = <Content extends BasketContent>(
  basket: Content,
  id_navision: string,
  selected: boolean,
): Content | Refusal<ContentRefusal> => {
  const service = basket.services.find((each) => each.id_navision === id_navision);
  if (!service) return refuse('servicio-no-existe');
  if (service.obligatorio && !selected) return refuse('servicio-obligatorio');
  const handover = handoverChoice(id_navision, selected);
  const chosen = handover && basket.services.find((each) => each.id_navision === handover.fitting);
  return withProducts(
    basket,
    basket.products,
    basket.services.map((each) => {
      if (each === chosen) return { ...each, selected: handover?.selected ?? selected };
      return each === service ? { ...each, selected } : each;
    }),
  );
};

/**
 * Says which vehicle the basket is for. Another one than before starts again, on the empty basket that is given
 * (specification, shopping 4); the same one, however it is typed, changes nothing.
 */
export const addVehicle = <Content extends BasketContent>(basket: Content, typed: string, empty: Content): Content => {
  const matricula = normalisePlate(typed);
  return { ...(isAnotherVehicle(basket.matricula, matricula) ? empty : basket), matricula };
};
