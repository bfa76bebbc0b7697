import { address, languageOfPath } from '#contract/addresses.ts';
import { rememberWorkshop } from '#web/stored/remembered.ts';
import { askedFor, placeAsked } from './asked-for.ts';
import { startedBasket } from './basket-ready.ts';
import { addProduct } from './basket-store.ts';

/** Beside what the router keeps of a place in the history: what its address asks for lies in the basket. */
interface Visited {
  readonly cestaPuesta?: true;
}

const visited = (): Visited | null => window.history.state as Visited | null;

/** What an address asks for is put into the basket, once for a place in the history: a page that loads anew adds nothing; false where it is refused. */
const putIn = async (query: URLSearchParams): Promise<boolean> => {
  const asked = visited()?.cestaPuesta ? null : askedFor(query);
  const { cpostal, codTienda } = placeAsked(query);
  if (asked && codTienda && cpostal) rememberWorkshop({ codTienda, alias: null, cpostal });
  await startedBasket();
  if (asked === null) return true;
  const { search } = window.location;
  const taken = await addProduct(asked.id_navision, asked.cantidad, cpostal);
  if (taken && window.location.search === search)
    window.history.replaceState({ ...visited(), cestaPuesta: true } satisfies Visited, '');
  return taken;
};

/** What this document was opened with, until somebody takes it. */
let opened: { readonly query: string; readonly taken: Promise<boolean> } | undefined;

if (!import.meta.env.SSR && location.pathname === address('basket', languageOfPath(location.pathname))) {
  const query = new URLSearchParams(location.search);
  opened = { query: query.toString(), taken: putIn(query) };
}

/**
 * Puts what the page's address asks for into the basket, once for each time that somebody comes; resolves to whether it was taken.
 * A slow telephone takes three quarters of a second from a page's scripts to its life: what a document was opened with is asked for before.
 */
export const enterBasket = async (query: URLSearchParams): Promise<boolean> => {
  const taken = opened?.query === query.toString() ? opened.taken : putIn(query);
  opened = undefined;
  return await taken;
};
