import type { ProductKind } from '../catalogue/product-kinds.ts';
import { normalisePlate } from '../vehicles/plate.ts';
import { apartFor, type Companion } from './go-together.ts';

/**
 * Why a product leaves a basket without its owner taking it out (spec B30 to B33), or because its part of the
 * shop was switched off.
 */
export type LeavingReason =
  | 'otra-matricula'
  | 'otra-categoria'
  | 'exclusivo'
  | 'revision-en-promocion'
  | 'fuera-de-venta';

export interface Leaving<Product> {
  readonly product: Product;
  readonly motivo: LeavingReason;
}

/** What stays in a basket, in its order, and what leaves it. */
export interface Parting<Product> {
  readonly kept: readonly Product[];
  readonly left: readonly Leaving<Product>[];
}

const part = <Product>(
  products: readonly Product[],
  reasonOf: (product: Product) => LeavingReason | undefined,
): Parting<Product> => ({
  kept: products.filter((product) => reasonOf(product) === undefined),
  left: products.flatMap((product) => {
    const motivo = reasonOf(product);
    return motivo ? [{ product, motivo }] : [];
  }),
});

/** What may not be bought together with the product that came in last gives way to it. */
export const giveWay = <Product extends Companion>(products: readonly Product[], newest: Companion): Parting<Product> =>
  part(products, (product) => apartFor(product, newest));

const revisions: ReadonlySet<string> = new Set<ProductKind>(['revision', 'revision_moto']);
const tyre: ProductKind = 'neumatico';

/**
 * During a promotion that keeps them apart, revisions leave a basket that holds tyres (spec B36);
 * without one, and in a basket without tyres, everything stays.
 */
export const separateRevisions = <Product extends Pick<Companion, 'tipo_producto'>>(
  products: readonly Product[],
  apart: boolean,
): Parting<Product> => {
  const separated = apart && products.some(({ tipo_producto }) => tipo_producto === tyre);
  return part(products, ({ tipo_producto }) =>
    separated && revisions.has(tipo_producto) ? 'revision-en-promocion' : undefined,
  );
};

/** Whether a plate is that of another vehicle than the stored one, however either is typed. No plate is nobody's. */
export const isAnotherVehicle = (stored: string | null, typed: string | null): boolean =>
  stored !== null && typed !== null && normalisePlate(stored) !== normalisePlate(typed);
