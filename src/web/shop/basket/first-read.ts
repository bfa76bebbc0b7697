import type { Basket } from '#contract/basket.ts';

declare global {
  interface Window {
    /** The basket of an order, asked for before any script of the page came (first-read.server.ts). Null where it was not answered. */
    cestaLeida?: { readonly id: string; readonly answer: Promise<{ readonly cesta: Basket } | null> } | undefined;
  }
}

/** What was asked for with the document, once; null where nothing was, or no answer came. */
export const firstRead = async (cestaID: string): Promise<Basket | null> => {
  const asked = window.cestaLeida;
  window.cestaLeida = undefined;
  return asked?.id === cestaID ? ((await asked.answer)?.cesta ?? null) : null;
};
