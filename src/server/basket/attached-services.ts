import { goesWith, settleServices, type ContentProduct, type ContentService } from '#domain/basket/content.ts';
import type { Work } from '#domain/booking/job.ts';
import { cents } from '#domain/money/cents.ts';
import type { BasisPoints } from '#domain/money/rate.ts';
import type { PromotableProduct } from '#domain/promotions/promotable.ts';
import { associatedDiscount } from '#domain/services/associated-discount.ts';
import { servicePrice, type ServicePriceRow, type ServiceRow, type Tariffs } from '../catalogue/tariffs-store.ts';
import type { ProductFacts } from './basket-facts-store.ts';
import type { DraftLine } from './draft-line.ts';

/** A product with the units that are wanted of it. */
export interface WantedProduct {
  readonly facts: ProductFacts;
  readonly cantidad: number;
}

interface UnitsAtPrice {
  readonly cantidad: number;
  readonly price: ServicePriceRow;
  /** What it is done on. */
  readonly productos: readonly PromotableProduct[];
}

/** A product as promotions ask for it. */
export const promotable = ({ facts, cantidad }: WantedProduct): PromotableProduct => ({
  id_navision: facts.id_navision,
  tipo_producto: facts.tipo_producto,
  tipo_vehiculo: facts.tipo_vehiculo,
  marcaSlug: facts.makerSlug,
  temporada: facts.temporada,
  llanta: facts.llanta,
  cantidad,
});

/** A service that the products of a basket bring with them. */
export interface AttachedService extends ContentService {
  readonly row: ServiceRow;
  /** By the unit: so many at each product's price. Fixed: once, at the dearest. */
  readonly units: readonly UnitsAtPrice[];
  /** What is taken off because there is enough of the products that it goes with. */
  readonly descuento: BasisPoints;
}

const dearest = (units: readonly UnitsAtPrice[]): UnitsAtPrice[] => {
  const [most] = units.toSorted((one, other) => other.price.precio - one.price.precio);
  return most ? [{ ...most, cantidad: 1, productos: units.flatMap(({ productos }) => productos) }] : [];
};

/** Prices of a service on each of its products; empty where it is not done on one of them. */
const unitsOf = (row: ServiceRow, wanted: readonly WantedProduct[], tariffs: Tariffs): UnitsAtPrice[] => {
  const { tipo_producto_asociado: tipoProductoAsociado, otros_tipos: otrosTipos } = row;
  const served = wanted.filter(({ facts }) => goesWith({ tipoProductoAsociado, otrosTipos }, facts.tipo_producto));
  const units = served.flatMap((product) => {
    const { facts, cantidad } = product;
    const price = servicePrice(tariffs, row.id_navision, { kind: facts.tipo_vehiculo, llanta: facts.llanta });
    return price ? [{ cantidad, price, productos: [promotable(product)] }] : [];
  });
  if (units.length < served.length) return [];
  return row.base_calculo === 'U' ? units : dearest(units);
};

/** How many of the products that it is done on there are. */
const associated = (units: readonly UnitsAtPrice[]): number =>
  units.flatMap(({ productos }) => productos).reduce((all, { cantidad }) => all + cantidad, 0);

const asContent = ({ facts, cantidad }: WantedProduct): ContentProduct => ({
  tipo_producto: facts.tipo_producto,
  id_site_tipo_vehiculo: facts.tipo_vehiculo,
  cantidad,
});

/**
 * The services of some products, in the order of the tariff: what is included stands chosen until the
 * visitor says otherwise, what is obligatory always does (domain rule: `settleServices`).
 */
export const attachServices = (
  wanted: readonly WantedProduct[],
  said: Readonly<Record<string, boolean>>,
  tariffs: Tariffs,
): AttachedService[] => {
  const offered = tariffs.services.flatMap((row): AttachedService[] => {
    const units = unitsOf(row, wanted, tariffs);
    if (units.length === 0) return [];
    return [
      {
        id_navision: row.id_navision,
        categoriaServicio: row.categoria_servicio,
        base_calculo: row.base_calculo,
        tipoProductoAsociado: row.tipo_producto_asociado,
        otrosTipos: row.otros_tipos,
        obligatorio: row.obligatorio,
        selected: said[row.id_navision] ?? row.incluido,
        cantidad: 0,
        row,
        units,
        descuento: associatedDiscount(row, associated(units)),
      },
    ];
  });
  return settleServices(wanted.map(asContent), offered);
};

const unpromoted = { promo: 0, ecotasa: cents(0) };

/** The lines of a service, one for each price. */
export const serviceLines = ({ id_navision, categoriaServicio, units, descuento }: AttachedService): DraftLine[] =>
  units.map(({ cantidad, price, productos }) => ({
    line: { clase: 'servicio', id_navision, cantidad, precio: price.precio, descuento, ...unpromoted },
    categoriaServicio,
    productos,
  }));

/** What a service is to the workshop. */
export const workOf = ({ row, cantidad, units }: AttachedService): Work => ({
  base_calculo: row.base_calculo,
  cantidad,
  minutos: row.minutos,
  minutos_extra: Math.max(0, ...units.map(({ price }) => price.minutos_extra)),
  skill: row.skill,
});
