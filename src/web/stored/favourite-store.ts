import type { Workshop } from '#contract/workshops.ts';
import { browserApi } from '#web/api.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { rememberWorkshop } from './remembered.ts';
import { startSession, useSession } from './session-store.ts';
import { storedState, type Keys } from './stored-state.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Favourite = Pick<Workshop, 'codTienda' | 'alias' | 'lat' | 'lon'>;

/** What is to be known of a workshop to keep it. */
export type KeptWorkshop = Favourite & Pick<Workshop, 'cpostal'>;
const favouriteKeys: Keys<Favourite> = { codTienda: null, alias: null, lat: null, lon: null };

interface Kept {
  readonly favorito: Favourite | null;
  /** The account that keeps the same; null where only this browser knows. */
  readonly cuenta: string | null;
}

/** The workshop that somebody comes back to, as this browser keeps it. */
export const useKept = create<Kept>()(
  persist(
    (): Kept => ({ favorito: null, cuenta: null }),
    storedState<Kept, Kept>({
      key: 'tallerFavorito',
      version: 2,
      keep: (state) => ({ ...state }),
      like: ({ favorito }) => ({ favorito: favorito && favouriteKeys, cuenta: null }),
      storage: () => localStorage,
    }),
  ),
);

const shortened = ({ codTienda, alias, lat, lon }: Favourite): Favourite => ({ codTienda, alias, lat, lon });

const api = () => browserApi(languageOfPath(window.location.pathname));

/** Keeps it in the account too, when signed in. */
const tellAccount = async (codTienda: number | null): Promise<void> => {
  const { token, user } = useSession.getState();
  if (!token || !user) return;
  await api()('keepFavouriteWorkshop', { params: { id: user.idUser }, body: { codTienda } }, { token });
  useKept.setState({ cuenta: user.idUser });
};

/**
 * What the account keeps counts; an account that keeps none takes over what only this browser knows. What an account
 * kept before was let go of on another device, or was somebody else's.
 */
const followAccount = async (): Promise<void> => {
  const { token, user } = useSession.getState();
  if (!token || !user) return;
  const kept = useKept.getState();
  const { favorito } = await api()('readFavouriteWorkshop', { params: { id: user.idUser } }, { token });
  // What was chosen while this was asked is newer than the answer.
  if (useKept.getState() !== kept) return;
  if (favorito) useKept.setState({ favorito: shortened(favorito), cuenta: user.idUser });
  else if (kept.cuenta !== null) useKept.setState({ favorito: null, cuenta: null });
  else if (kept.favorito) await tellAccount(kept.favorito.codTienda);
};

let started: Promise<void> | undefined;

/** Reads what is kept, once for each document, and again for whoever signs in. Without an account, this browser's own stays. */
const start = async (): Promise<void> => {
  await useKept.persist.rehydrate();
  await startSession();
  const follow = async () => await followAccount().catch(() => {});
  useSession.subscribe(({ user }, before) => {
    if (user && user.idUser !== before.user?.idUser) void follow();
  });
  await follow();
};

/** The favourite workshop; null until it is known, and where there is none. */
export const useFavourite = (): Favourite | null => {
  useEffect(() => {
    started ??= start();
  }, []);
  return useKept(({ favorito }) => favorito);
};

/** Keeps a workshop as the favourite, or forgets it, here and in the account. */
export const keepFavourite = async (tienda: KeptWorkshop | null): Promise<void> => {
  useKept.setState({ favorito: tienda && shortened(tienda), cuenta: null });
  if (tienda) rememberWorkshop(tienda);
  await tellAccount(tienda?.codTienda ?? null).catch(() => {});
};

/** Forgets the favourite that only this browser knows; the one of an account stays in the account. */
export const forgetFavouriteHere = async (): Promise<void> => {
  await useKept.persist.rehydrate();
  if (useKept.getState().cuenta === null) useKept.setState({ favorito: null });
};

/** The favourite before all others, which keep their order. */
export const favouriteFirst = <Tienda extends { readonly codTienda: number }>(
  tiendas: readonly Tienda[],
  favorito: { readonly codTienda: number } | null,
): readonly Tienda[] => {
  const first = tiendas.find(({ codTienda }) => codTienda === favorito?.codTienda);
  return first ? [first, ...tiendas.filter((tienda) => tienda !== first)] : tiendas;
};
