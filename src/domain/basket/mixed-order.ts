import { mixedRefusal, type ProductKind } from '../catalogue/product-kinds.ts';
import { refuse, type Refusal } from '../refusal.ts';

/**
 * Where orders may not mix kinds (`allowMixedOrders`, spec B35), a product is refused beside one of
 * another kind, by its own: `no-puedes-anadir-{tipo}`.
 */
export const refuseMixed = (
  there: readonly { readonly tipo_producto: ProductKind }[],
  added: ProductKind,
  allowMixedOrders: boolean,
): Refusal<`no-puedes-anadir-${ProductKind}`> | undefined =>
  allowMixedOrders || there.every(({ tipo_producto }) => tipo_producto === added)
    ? undefined
    : refuse(mixedRefusal(added));
