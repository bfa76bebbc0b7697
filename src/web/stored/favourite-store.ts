import type { Workshop } from '#contract/workshops.ts';
import { accountNameNow, useAccountName } from '#web/shell/account-name.ts';
import { useEffect } from 'react';
import { localCopy } from './local-copy.ts';
import { rememberWorkshop } from './remembered.ts';

type Favourite = Pick<Workshop, 'codTienda' | 'alias' | 'lat' | 'lon'>;

/** What is to be known of a workshop to keep it. */
export type KeptWorkshop = Favourite & Pick<Workshop, 'cpostal'>;

/** The workshop that somebody comes back to, as this browser keeps it. */
interface Kept {
  readonly favorito: Favourite;
  /** The account that keeps the same; null where only this browser knows. */
  readonly cuenta: string | null;
}

const copy = localCopy<Kept>('tallerFavorito', 2, {
  favorito: { codTienda: null, alias: null, lat: null, lon: null },
  cuenta: null,
});

export const keptFavourite = copy.now;

export const keepFavouriteHere = ({ codTienda, alias, lat, lon }: Favourite, cuenta: string | null): void =>
  copy.keep({ favorito: { codTienda, alias, lat, lon }, cuenta });

export const dropFavouriteHere = copy.drop;

const account = async () => await import('./favourite-of-account.ts');

/** The favourite workshop; null until it is known, and where there is none. What an account keeps counts. */
export const useFavourite = (): Favourite | null => {
  const name = useAccountName();
  useEffect(() => {
    // Without the account's answer, what this browser keeps stays.
    if (name)
      account()
        .then(async (its) => await its.followFavourite())
        .catch(() => {});
  }, [name]);
  return copy.useNow()?.favorito ?? null;
};

/** Keeps a workshop as the favourite, or forgets it, here and in the account. */
export const keepFavourite = async (tienda: KeptWorkshop | null): Promise<void> => {
  if (tienda) {
    keepFavouriteHere(tienda, null);
    rememberWorkshop(tienda);
  } else copy.drop();
  if (!accountNameNow()) return;
  await account()
    .then(async (its) => await its.tellAccount(tienda))
    .catch(() => {});
};

/** Forgets the favourite that only this browser knows; the one of an account stays in the account. */
export const forgetFavouriteHere = (): void => {
  if (copy.now()?.cuenta === null) copy.drop();
};

/** The favourite before all others, which keep their order. */
export const favouriteFirst = <Tienda extends { readonly codTienda: number }>(
  tiendas: readonly Tienda[],
  favorito: { readonly codTienda: number } | null,
): readonly Tienda[] => {
  const first = tiendas.find(({ codTienda }) => codTienda === favorito?.codTienda);
  return first ? [first, ...tiendas.filter((tienda) => tienda !== first)] : tiendas;
};
