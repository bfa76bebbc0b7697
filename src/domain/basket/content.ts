import type { ProductVehicle } from '../catalogue/vehicles.ts';
import type { Companion } from './go-together.ts';
import { isPickup, settleHandover } from './handover.ts';

/** Units of one product, and products in one basket, at most. */
export const mostUnits = 20;
export const mostProducts = 10;

/** The free check of the car that goes with fitting. */
export const safetyTest = 'TESTSEGURIDAD';

/** What the rules of a basket's content ask of a product. */
export interface ContentProduct extends Companion {
  readonly cantidad: number;
}

export interface ContentService {
  readonly id_navision: string;
  readonly categoriaServicio: string;
  /** By the unit of its product, or fixed for the whole basket. */
  readonly base_calculo: 'U' | 'F';
  /** The kind of product that it goes with. */
  readonly tipoProductoAsociado: string;
  /** Further kinds that it goes with; absent is none. */
  readonly otrosTipos?: readonly string[];
  /** The kinds of vehicle that it is done on; absent is all. */
  readonly tiposVehiculo?: readonly ProductVehicle[];
  readonly selected: boolean;
  /** Goes with its product, chosen or not. */
  readonly obligatorio: boolean;
  readonly cantidad: number;
}

/** Whether a service is done on products of a kind. */
export const goesWith = (
  { tipoProductoAsociado, otrosTipos }: Pick<ContentService, 'tipoProductoAsociado' | 'otrosTipos'>,
  tipo_producto: string,
): boolean => tipo_producto === tipoProductoAsociado || (otrosTipos?.includes(tipo_producto) ?? false);

const unitsOf = (products: readonly ContentProduct[], service: ContentService): number =>
  products
    .filter(
      ({ tipo_producto, id_site_tipo_vehiculo }) =>
        goesWith(service, tipo_producto) && (service.tiposVehiculo?.includes(id_site_tipo_vehiculo) ?? true),
    )
    .reduce((units, { cantidad }) => units + cantidad, 0);

/**
 * The services as the products ask for them (spec B37 to B41): one by the unit is done as often as there
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
