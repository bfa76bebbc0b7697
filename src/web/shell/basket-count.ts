import { useStoredValue } from './stored-value.ts';

/** Where the browser keeps its basket (spec B2). */
export const basketKey = 'cestaData';

type Lines = readonly { readonly cantidad?: unknown }[];

interface Kept {
  readonly pedido?: { readonly status?: unknown } | null;
  readonly products?: Lines;
  /** So the lines are called of a basket beside it. */
  readonly productos?: Lines;
}

interface Stored {
  /** A copy that an older release stored has none beside it. */
  readonly cesta?: (Kept & { readonly visita?: readonly Kept[] }) | null;
}

const unitsIn = ({ cesta }: Stored): number => {
  const own = cesta ?? {};
  let units = 0;
  for (const { pedido, products, productos = products } of [own, ...(own.visita ?? [])]) {
    const order = pedido?.status;
    // What became an order lies in no basket any more, unless it is not paid, and may still be changed.
    if (order && order !== 'pendiente-pago' && order !== 'caducado') continue;
    for (const { cantidad } of productos ?? []) units += Number(cantidad) || 0;
  }
  return units;
};

/** Units in this browser's basket and in those beside it; 0 while the page comes from the server. */
export const useBasketCount = (): number => useStoredValue(basketKey, unitsIn, 0);
