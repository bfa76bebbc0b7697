import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';

interface AnyCoupon {
  /** As `couponCode` writes it. */
  readonly codigo: string;
  /** Kinds of product that it makes cheaper; none named: everything in the basket, work and shipping included. */
  readonly tipo_producto: readonly ProductKind[];
  /** The least that what it makes cheaper must cost, tax included. */
  readonly minimo: Cents;
  /** Whether another coupon may stand beside it. */
  readonly acumulable: boolean;
  readonly desde: Date;
  /** The first moment at which it is no longer taken; null: it stays. */
  readonly hasta: Date | null;
}

/** A fixed amount, or a percentage, off a whole basket (spec P15). */
export type Coupon = AnyCoupon &
  (
    | { readonly tipo: 'global-absoluto'; readonly valor: Cents }
    | { readonly tipo: 'global-porcentaje'; readonly valor: BasisPoints }
  );

/** A code as it is kept: without spaces, in capitals. Codes are read out and copied by hand. */
export const couponCode = (typed: string): string => typed.normalize('NFC').replaceAll(/\s/gu, '').toUpperCase();
