/** The stored copy is dropped when it carries another version (spec B2, G30). */
export const basketStoreVersion = 7;

/**
 * How a browser's copy stands to the server's: `new` has nothing yet, `unloaded` is an id without its contents,
 * `dirty` must be priced again, `ok` is what the server said last.
 */
export type BasketStatus = 'new' | 'unloaded' | 'dirty' | 'ok';

/** What happens to a copy. */
export type BasketEvent = 'changed' | 'loaded' | 'priced';

const moves: Readonly<Record<BasketStatus, Partial<Readonly<Record<BasketEvent, BasketStatus>>>>> = {
  new: { changed: 'dirty', priced: 'ok' },
  // The answer to a change carries the whole basket.
  unloaded: { loaded: 'ok', priced: 'ok' },
  dirty: { priced: 'ok', loaded: 'ok' },
  ok: { changed: 'dirty' },
};

/** The status after an event; what the table does not name changes nothing. */
export const statusAfter = (status: BasketStatus, event: BasketEvent): BasketStatus => moves[status][event] ?? status;

/** What a browser knows of its basket when it opens the shop. */
export interface BasketStart {
  /** A product comes in by a link from outside: it starts a basket of its own. */
  readonly external: boolean;
  readonly storedID: string | null;
  /** The id inside the stored copy; null without one, or with one of another version. */
  readonly copyID: string | null;
}

/** The status on start (spec B15 to B17): a copy that matches its id is priced again, an id without one is fetched. */
export const startStatus = ({ external, storedID, copyID }: BasketStart): BasketStatus => {
  if (external || !storedID) return 'new';
  return copyID === storedID ? 'dirty' : 'unloaded';
};
