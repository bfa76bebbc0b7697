import type { Basket, BasketWish, BesideBasket } from '#contract/basket.ts';
import {
  basketStoreVersion,
  startStatus,
  statusAfter,
  type BasketEvent,
  type BasketStatus,
} from '#domain/basket/status.ts';
import { browserApi, Refused } from '#web/api.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { basketKey } from '#web/shell/basket-count.ts';
import { storedChanged } from '#web/shell/stored-value.ts';
import { searchTokenHere } from '#web/shell/search-token.ts';
import { storedState } from '#web/stored/stored-state.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { plateAlone } from '#web/stored/my-car.ts';
import { remember } from '#web/stored/remembered.ts';
import { searchedBefore } from '#web/stored/search-memory.ts';
import { carFor } from './car-for.ts';
import { oneByOne } from './one-by-one.ts';
import { placeFor } from './place-for.ts';
import { addUnits } from './added-units.ts';
import { tellBasket } from './basket-cookie.ts';
import { laterCopy, wishOf, type BasketCopy } from './basket-copy.ts';
import { whyFailed } from './why-failed.ts';
import { isWhole } from './basket-keys.ts';
import { signedIn, useSession } from '#web/stored/session-store.ts';

interface BasketState extends BasketCopy {
  readonly status: BasketStatus;
  readonly loading: boolean;
  /** A sentence for the visitor; null when all is well. */
  readonly error: string | null;
  /** The server said what the basket cannot be: its code, for screens that offer a way on. */
  readonly refusal: string | null;
  /** What left the basket because of something else, until its products change again; without a copy from before, for good. */
  readonly left: { readonly retirados: Basket['retirados']; readonly before: BasketCopy | null } | null;
  /** Products that were found in the account, by their ids. */
  readonly followed: readonly string[];
}

type Wish = Omit<Partial<BasketWish>, 'cestaID' | 'version'>;

const fresh = (): BasketState => ({
  cestaID: '',
  cesta: null,
  status: 'new',
  loading: false,
  error: null,
  refusal: null,
  left: null,
  followed: [],
});

export const useBasketStore = create<BasketState>()(
  persist(
    fresh,
    storedState<BasketState, BasketCopy>({
      key: basketKey,
      version: basketStoreVersion,
      keep: ({ cestaID, cesta }) => ({ cestaID, cesta }),
      // A copy that an older page stored with other keys is dropped; its basket is fetched by its id.
      open: ({ cestaID, cesta }) => ({ cestaID, cesta: isWhole(cesta) ? cesta : null }),
      storage: () => localStorage,
      written: () => {
        tellBasket(useBasketStore.getState().cestaID);
        window.dispatchEvent(new Event(storedChanged));
      },
    }),
  ),
);

const set = (changed: Partial<BasketState>) => useBasketStore.setState(changed);
const get = () => useBasketStore.getState();
const api = () => browserApi(languageOfPath(window.location.pathname));
const happened = (event: BasketEvent): Pick<BasketState, 'status'> => ({ status: statusAfter(get().status, event) });

/** What is wished for, or how it follows from what is there when the call is made. */
type Change = Wish | ((there: ReturnType<typeof wishOf>) => Wish);

/** The basket as it is ordered. */
export const orderWish = (): BasketWish => wishOf(get());

/**
 * Calls go one after another, so that an answer never overtakes a later wish. A page that came with its basket may be pressed
 * before what is stored was read.
 */
const inOrder = oneByOne(async () => {
  if (!useBasketStore.persist.hasHydrated()) await useBasketStore.persist.rehydrate();
});
export const changesSettled = (): Promise<void> => inOrder(async () => {});

/** What is known of a basket before an answer says it, in the order in which it became known. */
let ahead: readonly { readonly cestaID: string; readonly known: Partial<Basket> }[] = [];
const withAhead = (cesta: Basket): Basket =>
  ahead.reduce((so, { cestaID, known }) => (so.cestaID === cestaID ? { ...so, ...known } : so), cesta);

/** Shows what is known before the server says it: from now on, and over the answers to calls that were begun before. */
export const showAhead = (known: Partial<Basket>): void => {
  const { cesta } = get();
  if (!cesta) return;
  const own = { cestaID: cesta.cestaID, known };
  ahead = [...ahead, own];
  set({ cesta: { ...cesta, ...known } });
  void inOrder(async () => {
    ahead = ahead.filter((each) => each !== own);
  });
};

/** A change of products answers for what left before; any other leaves the news standing. */
const newsOf = (before: BasketCopy, wish: Wish, { retirados }: Basket): Partial<BasketState> => {
  if (retirados.length > 0) return { left: { retirados, before }, followed: [] };
  return wish.products ? { left: null, followed: [] } : {};
};

/** Tells the server what changed; its answer, priced, is the truth from then on. Resolves to whether it was taken. */
export const changeBasket = (change: Change): Promise<boolean> =>
  inOrder(async () => {
    set({ loading: true, error: null, refusal: null, ...happened('changed') });
    if (!get().cestaID) set({ cestaID: unguessableId() });
    const { cestaID, cesta: copy } = get();
    const there = wishOf(get());
    const wish = typeof change === 'function' ? change(there) : change;
    try {
      const body = { cestaState: { ...there, ...wish }, userInfo: { idLead: useSession.getState().idLead } };
      const { cesta } = await api()('updateBasket', { body }, signedIn());
      const news = newsOf({ cestaID, cesta: copy }, wish, cesta);
      set({
        cesta: laterCopy(withAhead(cesta), get().cesta),
        cestaID: cesta.cestaID,
        loading: false,
        ...happened('priced'),
        ...news,
      });
      return true;
    } catch (error) {
      set(whyFailed(error));
      return false;
    }
  });

/** A basket that became an order is not changed any more: the next purchase has a basket of its own. */
export const resetBasket = (): Promise<void> =>
  inOrder(async () => {
    set({ ...fresh(), cestaID: unguessableId() });
  });

/** Within a turn of the queue: the basket as the server has it, unless another tab went on in another one meanwhile. */
const readIt = async (id: string): Promise<void> => {
  const { cesta } = await api()('readBasket', { params: { id } }, signedIn());
  set(get().cestaID === id ? { cesta: withAhead(cesta), loading: false, ...happened('loaded') } : { loading: false });
};

const load = (): Promise<void> =>
  inOrder(async () => {
    set({ loading: true, error: null, refusal: null });
    try {
      await readIt(get().cestaID);
    } catch (error) {
      if (error instanceof Refused && error.problem.status === 404) set({ ...fresh(), cestaID: unguessableId() });
      else set(whyFailed(error));
    }
  });

/**
 * Start of the basket's pages: without an id it is new; with a matching copy it is dirty and priced anew;
 * with an id alone it is unloaded and fetched. From outside, what was stored is not touched until
 * `basketFromOutside` puts a basket of its own in its place.
 */
export const startBasket = async (origin: Basket['origin'] = 'internal'): Promise<void> => {
  await useBasketStore.persist.rehydrate();
  if (origin === 'external') return;
  const { cestaID, cesta } = get();
  // A copy that became an order is not priced any more: what the server knows of the order is fetched.
  const copyID = cesta?.pedido ? null : (cesta?.cestaID ?? null);
  const status = startStatus({ external: false, storedID: cestaID || null, copyID });
  set({ status });
  if (status === 'new') set({ ...fresh(), cestaID: unguessableId() });
  else if (status === 'unloaded') await load();
  else if (!(await changeBasket({})) && get().refusal === 'cesta-con-pedido') await load();
};

export const reloadBasket = load;

/** Goes on in another basket of the same visit: this one is shown beside it from then on. */
export const openBeside = async (cestaID: string): Promise<void> => {
  await inOrder(async () => set({ ...fresh(), cestaID, status: 'unloaded' }));
  await load();
};

/** Why a basket cannot join a visit: its goods come on a later day, or there is no room. */
export type NoJoining = { readonly desde: string | null };

/** The visit that another order of this basket's has: the car comes once, and this is done right after. Null where it joined. */
export const joinVisit = (cita: NonNullable<BesideBasket['cita']>): Promise<NoJoining | null> =>
  inOrder(async () => {
    const { cestaID } = get();
    set({ loading: true, error: null, refusal: null });
    try {
      const body = { cestaID, codTienda: cita.codTienda, date: cita.date, time: cita.hasta };
      await api()('reserveTime', { body }, signedIn());
      await readIt(cestaID);
      return null;
    } catch (error) {
      set(error instanceof Refused ? { loading: false } : whyFailed(error));
      const desde = error instanceof Refused ? error.problem.values?.['desde'] : undefined;
      return { desde: typeof desde === 'string' ? desde : null };
    }
  });

/** Puts units of a product in, for the country of the postcode with which its price was shown. */
export const addProduct = async (id_navision: string, cantidad: number, postcode?: string | null): Promise<boolean> => {
  const order = get().cesta?.pedido?.status;
  if (order && order !== 'caducado' && order !== 'pendiente-pago') await resetBasket();
  const { compra } = searchedBefore();
  const matricula = plateAlone();
  const { id_navision: offered, ...chosen } = compra ?? {};
  const add = (place: ReturnType<typeof placeFor>) =>
    changeBasket(({ products, ...there }) => ({
      products: addUnits(products, id_navision, cantidad),
      step: 'solicitud',
      searchToken: searchTokenHere() ?? there.searchToken,
      // What was said on the way here need not be said again.
      ...(matricula && there.matricula === null && { matricula }),
      // What an assistant chose is for its vehicle: a basket for another one begins again.
      ...(offered === id_navision && chosen),
      ...(there.selectedTaller === null && place.taller && { selectedTaller: place.taller.codTienda }),
      codigoPostalIntroducido: postcode ?? there.codigoPostalIntroducido ?? place.cp,
    }));
  let done = await add(placeFor(postcode));
  if (!done && get().refusal === 'taller-no-existe') {
    // A workshop that was closed since is not remembered, and is no reason to sell nothing.
    remember({ taller: null });
    done = await add(placeFor(postcode));
  }
  const car = done && carFor(get().cesta);
  if (car) await changeBasket(car);
  return done;
};

/** Sets how many units of a product are wanted; none takes it out. */
export const changeUnits = (id_navision: string, cantidad: number): Promise<boolean> =>
  changeBasket(({ products }) => ({
    products: products
      .map((product) => (product.id_navision === id_navision ? { ...product, cantidad } : product))
      .filter((product) => product.cantidad > 0),
  }));

/**
 * Joins this browser's basket with the one that its visitor filled on another device, once they are signed in. One from
 * outside stays by itself. Resolves to whether there was one.
 */
export const followAccount = (): Promise<boolean> =>
  inOrder(async () => {
    const { cestaID, cesta: own } = get();
    const { token } = signedIn();
    if (token === undefined || own?.origin === 'external') return false;
    try {
      const { cesta } = await api()('followBasket', { body: { cestaID: cestaID || null } }, { token });
      if (!cesta) return false;
      const there = new Set(own?.products.map(({ id_navision }) => id_navision));
      const found = cesta.products.map(({ id_navision }) => id_navision).filter((id) => !there.has(id));
      const { retirados } = cesta;
      const left = retirados.length > 0 ? { retirados, before: null } : null;
      set({ cesta, cestaID: cesta.cestaID, status: 'ok', left, followed: found });
      return true;
    } catch {
      // The basket at hand goes on.
      return false;
    }
  });

/**
 * A link from another site: its product alone, in a basket of its own that replaces the stored one. Where it
 * is not taken, the stored one stays. Resolves to whether it was taken.
 */
export const basketFromOutside = (
  id_navision: string,
  cantidad: number,
  expressCheckinToken: string | null,
): Promise<boolean> =>
  inOrder(async () => {
    const outside = { ...fresh(), cestaID: unguessableId() };
    const wish: BasketWish = {
      ...wishOf(outside),
      products: [{ id_navision, cantidad }],
      origin: 'external',
      expressCheckinToken,
    };
    try {
      const { cesta } = await api()('updateBasket', { body: { cestaState: wish } });
      set({ ...outside, cesta, status: 'ok' });
      return true;
    } catch {
      return false;
    }
  });
