import type { Basket } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import type { WorkshopsFound, WorkshopsWanted } from '#web/walk/find-workshops.ts';
import type { ToldAnswer } from '#web/walk/use-answer.ts';
import type { Dates } from './consult-dates.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { listenToStored, storedValue } from '#web/shell/stored-value.ts';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import { useLoaderData } from 'react-router';

/** What the way to pay says of a workshop. */
export type BasketWorkshop = Pick<Answer<'readWorkshop'>['tienda'], 'codTienda' | 'alias' | 'lat' | 'lon'>;

/** This browser's basket as it came with the page, and what its screen shows besides. */
export interface SentBasket {
  readonly cesta: Basket;
  /** When it was read, in milliseconds. */
  readonly at: number;
  /** The one that is chosen. */
  readonly taller: BasketWorkshop | null;
  /** Its days, where they are chosen from. */
  readonly dates: Dates | null;
  /** The workshops near its postcode, where one is chosen. */
  readonly talleres: ToldAnswer<WorkshopsWanted, WorkshopsFound> | null;
}

/**
 * What came with the page; null on one that was opened from within. It stands for the whole of a visit, whatever is loaded
 * meanwhile. A tab in which staff act as a customer has a basket of its own, of which the server is not told; and another tab may
 * have gone on in another basket since the page was sent.
 */
export const useLoadedBasket = (): SentBasket | null => {
  const loaded = useLoaderData<SentBasket | null | undefined>();
  const [sent] = useState(loaded ?? null);
  const isMine = useSyncExternalStore(
    listenToStored,
    () => !window.suplanta && storedValue(basketKey, ({ cestaID }) => cestaID === sent?.cesta.cestaID, false),
    () => true,
  );
  return isMine ? sent : null;
};

export const SentBasketContext = createContext<SentBasket | null>(null);

/** The same, below the page's frame. */
export const useSentBasket = (): SentBasket | null => use(SentBasketContext);
