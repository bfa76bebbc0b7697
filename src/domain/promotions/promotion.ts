import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { VehicleGroup } from '../catalogue/vehicles.ts';
import type { Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import type { Season } from '../tyres/season.ts';

/** Work that a promotion may give away, by the service's own category (spec P2). */
export const freeServiceKinds = [
  'seguro',
  'alineacion',
  'nitrogeno',
  'packinvierno',
  'montaje',
  'kitur',
  'kit4x4',
  'kitcta',
] as const;

/** What a promotion gives: work for nothing, cheaper fitting, cheaper products, a day without VAT. */
export const promotionKinds = [
  ...freeServiceKinds,
  'montaje-porcentaje',
  'porcentaje',
  'importe',
  'dia-sin-iva',
] as const;
export type PromotionKind = (typeof promotionKinds)[number];

interface AnyPromotion {
  readonly id_site_promocion: number;
  readonly vehiculo: VehicleGroup;
  /** Kinds of product that it speaks of; at least one. */
  readonly tipo_producto: readonly ProductKind[];
  /** Makers, by their slugs; none named: all. */
  readonly marcas: readonly string[];
  /** None named: all, and what has no season too. */
  readonly temporadas: readonly Season[];
  /** Inches; null: no bound. */
  readonly llanta_desde: number | null;
  readonly llanta_hasta: number | null;
  /** Products by name; none named: all that the rest describes. */
  readonly productos: readonly string[];
  /** Units of what it speaks of that a basket must hold. */
  readonly unidades_minimas: number;
  /** What they must cost before any promotion, tax included. */
  readonly importe_minimo: Cents;
  readonly desde: Date;
  /** The first moment at which it no longer runs; null: it stays. */
  readonly hasta: Date | null;
  /** The last day on which it is fitted, `YYYY-MM-DD`; null: any. */
  readonly fecha_limite: string | null;
  /** Whether one person may order what it speaks of only once while it runs. */
  readonly un_pedido: boolean;
  /** Whether revisions and tyres may lie in one basket while it counts. */
  readonly mezclable: boolean;
}

/** A promotion: when and for what it counts, and what it gives (spec P1 to P4). */
export type Promotion = AnyPromotion &
  (
    | { readonly tipo: 'importe'; /** Off each unit, tax included. */ readonly valor: Cents }
    | { readonly tipo: 'porcentaje' | 'montaje-porcentaje'; readonly valor: BasisPoints }
    | { readonly tipo: 'dia-sin-iva' | (typeof freeServiceKinds)[number]; readonly valor: null }
  );
