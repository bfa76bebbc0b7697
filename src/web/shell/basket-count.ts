import { useStoredValue } from './stored-value.ts';

/** Where the browser keeps its basket (spec B2). */
export const basketKey = 'cestaData';

interface Line {
  readonly cantidad?: unknown;
}

interface Stored {
  cesta?: {
    pedido?: { status?: unknown } | null;
    products?: readonly Line[];
    /** The baskets beside it; a copy that an older release stored has none. */
    visita?: readonly { readonly pedido?: { status?: unknown } | null; readonly productos?: readonly Line[] }[];
  };
}

const unitsOf = (lines: readonly Line[] = []): number =>
  lines.reduce((sum, { cantidad }) => sum + (typeof cantidad === 'number' ? cantidad : 0), 0);

/** What became an order lies in no basket any more, unless it is not paid, and may still be changed. */
const isOpen = (pedido: { status?: unknown } | null | undefined): boolean =>
  !pedido?.status || pedido.status === 'pendiente-pago' || pedido.status === 'caducado';

const unitsIn = ({ cesta }: Stored): number => {
  const beside = (cesta?.visita ?? []).filter(({ pedido }) => isOpen(pedido));
  const own = isOpen(cesta?.pedido) ? unitsOf(cesta?.products) : 0;
  return beside.reduce((sum, { productos }) => sum + unitsOf(productos), own);
};

/** Units in this browser's basket and in those beside it; 0 while the page comes from the server. */
export const useBasketCount = (): number => useStoredValue(basketKey, unitsIn, 0);
