import { useSyncExternalStore } from 'react';

/** Where the browser keeps its basket (spec B2). */
export const basketKey = 'cestaData';
/** Fired on `window` when this tab changed the stored basket; other tabs hear `storage`. */
export const basketChanged = 'rodera:cesta';

const countOf = (stored: string | null): number => {
  if (!stored) return 0;
  try {
    const { state } = JSON.parse(stored) as {
      state?: { cesta?: { pedido?: { status?: unknown } | null; products?: { cantidad?: unknown }[] } };
    };
    const order = state?.cesta?.pedido?.status;
    // What became an order lies in no basket any more, unless it is not paid, and may still be changed.
    if (order && order !== 'pendiente-pago' && order !== 'caducado') return 0;
    return (state?.cesta?.products ?? []).reduce(
      (sum, { cantidad }) => sum + (typeof cantidad === 'number' ? cantidad : 0),
      0,
    );
  } catch {
    return 0;
  }
};

const subscribe = (notify: () => void) => {
  window.addEventListener('storage', notify);
  window.addEventListener(basketChanged, notify);
  return () => {
    window.removeEventListener('storage', notify);
    window.removeEventListener(basketChanged, notify);
  };
};

/** Units in this browser's basket; 0 while the page comes from the server. */
export const useBasketCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => countOf(localStorage.getItem(basketKey)),
    () => 0,
  );
