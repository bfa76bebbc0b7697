import { languageOfPath } from '#contract/addresses.ts';
import { browserApi } from '#web/api.ts';
import { dropFavouriteHere, keepFavouriteHere, keptFavourite, type KeptWorkshop } from './favourite-store.ts';
import { startSession, useSession } from './session-store.ts';

const api = () => browserApi(languageOfPath(window.location.pathname));

/** Keeps it in the account too, when signed in. */
export const tellAccount = async (tienda: Omit<KeptWorkshop, 'cpostal'> | null): Promise<void> => {
  await startSession();
  const { token, user } = useSession.getState();
  if (!token || !user) return;
  const body = { codTienda: tienda?.codTienda ?? null };
  await api()('keepFavouriteWorkshop', { params: { id: user.idUser }, body }, { token });
  // What was chosen while this was asked is told by itself.
  if (tienda && keptFavourite()?.favorito.codTienda === tienda.codTienda) keepFavouriteHere(tienda, user.idUser);
};

/** By which session an account was asked already. */
let asked: string | null = null;

/**
 * What the account keeps counts; an account that keeps none takes over what only this browser knows. What an account
 * kept before was let go of on another device, or was somebody else's. Asked once for each session.
 */
export const followFavourite = async (): Promise<void> => {
  await startSession();
  const { token, user } = useSession.getState();
  if (!token || !user || asked === token) return;
  asked = token;
  const kept = keptFavourite();
  const { favorito } = await api()('readFavouriteWorkshop', { params: { id: user.idUser } }, { token });
  // What was chosen while this was asked is newer than the answer.
  if (keptFavourite() !== kept) return;
  if (favorito) keepFavouriteHere(favorito, user.idUser);
  else if (kept && kept.cuenta !== null) dropFavouriteHere();
  else if (kept) await tellAccount(kept.favorito);
};
