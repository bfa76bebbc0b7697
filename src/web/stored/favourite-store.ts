import type { Workshop } from '#contract/workshops.ts';
import { browserApi } from '#web/api.ts';
import { languageOfPath } from '#web/addresses.ts';
import { startSession, useSession } from './session-store.ts';
import { storedState } from './stored-state.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

type Favourite = Pick<Workshop, 'codTienda' | 'alias' | 'lat' | 'lon'>;

interface Kept {
  readonly favorito: Favourite | null;
}

/** The workshop that somebody comes back to, as this browser keeps it. */
const useKept = create<Kept>()(
  persist(
    (): Kept => ({ favorito: null }),
    storedState<Kept, Kept>({
      key: 'tallerFavorito',
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => localStorage,
    }),
  ),
);

const shortened = ({ codTienda, alias, lat, lon }: Workshop): Favourite => ({ codTienda, alias, lat, lon });

const api = () => browserApi(languageOfPath(window.location.pathname));

/** What the account keeps counts; an account that keeps none takes over what this browser kept. */
const followAccount = async (): Promise<void> => {
  const { token, user } = useSession.getState();
  if (!token || !user) return;
  const params = { id: user.idUser };
  const { favorito } = await api()('readFavouriteWorkshop', { params }, { token });
  if (favorito) {
    useKept.setState({ favorito: shortened(favorito) });
    return;
  }
  const { favorito: here } = useKept.getState();
  if (here) await api()('keepFavouriteWorkshop', { params, body: { codTienda: here.codTienda } }, { token });
};

let started: Promise<void> | undefined;

/** Reads what is kept, once for each document. Without the account, this browser's own stays. */
const start = async (): Promise<void> => {
  await useKept.persist.rehydrate();
  await startSession();
  await followAccount().catch(() => {});
};

/** The favourite workshop; null until it is known, and where there is none. */
export const useFavourite = (): Favourite | null => {
  useEffect(() => {
    started ??= start();
  }, []);
  return useKept(({ favorito }) => favorito);
};

/** Keeps a workshop as the favourite, or forgets it, here and in the account. */
export const keepFavourite = async (tienda: Workshop | null): Promise<void> => {
  useKept.setState({ favorito: tienda && shortened(tienda) });
  const { token, user } = useSession.getState();
  if (!token || !user) return;
  const body = { codTienda: tienda?.codTienda ?? null };
  await api()('keepFavouriteWorkshop', { params: { id: user.idUser }, body }, { token }).catch(() => {});
};

/** The favourite before all others, which keep their order. */
export const favouriteFirst = <Tienda extends { readonly codTienda: number }>(
  tiendas: readonly Tienda[],
  favorito: { readonly codTienda: number } | null,
): readonly Tienda[] => {
  const first = tiendas.find(({ codTienda }) => codTienda === favorito?.codTienda);
  return first ? [first, ...tiendas.filter((tienda) => tienda !== first)] : tiendas;
};
