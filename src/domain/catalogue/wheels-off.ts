import type { ProductKind } from './product-kinds.ts';

/** What is fitted with wheels off the car, or needs a look behind them. */
const kinds: ReadonlySet<ProductKind> = new Set<ProductKind>([
  'neumatico',
  'camara',
  'mousse',
  'amortiguador',
  'revision',
  'preitv',
]);

/** Whether wheels come off for any of these products: locking bolts then need their key. */
export const takesWheelsOff = (products: readonly { readonly tipo_producto: ProductKind }[]): boolean =>
  products.some(({ tipo_producto }) => kinds.has(tipo_producto));
