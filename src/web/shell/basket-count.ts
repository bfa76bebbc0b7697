import { useStoredValue } from './stored-value.ts';

/** Where the browser keeps its basket (spec B2). */
export const basketKey = 'cestaData';

interface Stored {
  cesta?: { pedido?: { status?: unknown } | null; products?: { cantidad?: unknown }[] };
}

const unitsIn = ({ cesta }: Stored): number => {
  const order = cesta?.pedido?.status;
  // What became an order lies in no basket any more, unless it is not paid, and may still be changed.
  if (order && order !== 'pendiente-pago' && order !== 'caducado') return 0;
  return (cesta?.products ?? []).reduce((sum, { cantidad }) => sum + (typeof cantidad === 'number' ? cantidad : 0), 0);
};

/** Units in this browser's basket; 0 while the page comes from the server. */
export const useBasketCount = (): number => useStoredValue(basketKey, unitsIn, 0);
