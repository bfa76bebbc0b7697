import type { ToldBasket, ToldOrder } from '#domain/measuring/events.ts';
import { basketKey } from '../basket-count.ts';
import type { Kept } from '../moments.ts';

/** This browser's basket, as far as it is told. */
export interface StoredBasket extends ToldBasket {
  readonly cestaID: string;
  readonly pedido: (ToldOrder & Record<'orderNumber' | 'status', string>) | null;
}

/** Null where there is none, or something else is kept. */
export const basketIn = ({ [basketKey]: text }: Kept): StoredBasket | null => {
  try {
    const kept = JSON.parse(text ?? 'null') as {
      state?: { cesta?: StoredBasket | null };
    } | null;
    const basket = kept?.state?.cesta;
    return basket && Array.isArray(basket.products) && Array.isArray(basket.services) ? basket : null;
  } catch {
    return null;
  }
};

/** An order that stands: paid, or to be paid at the workshop. */
export const isPlaced = ({ pedido }: StoredBasket): boolean =>
  pedido !== null && ['confirmado', 'en-taller', 'completado'].includes(pedido.status);
