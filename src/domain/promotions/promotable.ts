import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { ProductVehicle } from '../catalogue/vehicles.ts';
import type { LineParts } from '../pricing/price-line.ts';
import type { Season } from '../tyres/season.ts';

/** What conditions ask of a product in a basket. */
export interface PromotableProduct {
  readonly id_navision: string;
  readonly tipo_producto: ProductKind;
  readonly tipo_vehiculo: ProductVehicle;
  /** The maker's slug. */
  readonly marcaSlug: string;
  readonly temporada: Season | null;
  /** Inches; 0 of what goes on no wheel. */
  readonly llanta: number;
  readonly cantidad: number;
}

/** A line that promotions may make cheaper. */
export interface PromotableLine {
  readonly parts: LineParts;
  /** Category of the work; null of a product. */
  readonly categoriaServicio: string | null;
  /** The product that it is, or the products that the work is done on. */
  readonly productos: readonly PromotableProduct[];
}
