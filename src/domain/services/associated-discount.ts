import type { BasisPoints } from '../money/rate.ts';

/** What a service costs less with enough of the products that it goes with, as with four tyres. */
export interface AssociatedDiscount {
  /** Off the service; 0 where nothing of the kind is offered. */
  readonly descuento_asociado: BasisPoints;
  /** From so many units of those products on; 0 where nothing is offered. */
  readonly unidades_asociadas: number;
}

/**
 * What is taken off a service when a basket has so many units of its associated products (spec B46). It is the
 * `descuento` of the service's unit price.
 */
export const associatedDiscount = (
  { descuento_asociado, unidades_asociadas }: AssociatedDiscount,
  unidades: number,
): BasisPoints => (unidades_asociadas > 0 && unidades >= unidades_asociadas ? descuento_asociado : 0);
