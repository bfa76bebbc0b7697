import type { UserData } from '#contract/accounts.ts';
import type { Billing } from '#contract/orders.ts';
import { browserApi, Refused, type Api } from '#web/api.ts';
import { languageOfPath } from '#web/addresses.ts';
import { storedState } from './stored-state.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Session {
  readonly token: string | null;
  readonly user: UserData | null;
}

/** Who is signed in on this browser (specification, service 6: a bearer token kept in browser storage). */
export const useSession = create<Session>()(
  persist(
    (): Session => ({ token: null, user: null }),
    storedState<Session, Session>({
      key: 'userInfo',
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => localStorage,
    }),
  ),
);

export interface Contact {
  readonly nombre: string;
  readonly apellidos: string;
  readonly email: string;
  readonly telefono: string;
  readonly privacidad: boolean;
}

interface Typed {
  readonly contact: Contact | null;
  readonly billing: Billing | null;
}

/** What somebody typed about themselves for this purchase. It lives as long as the tab. */
export const useTyped = create<Typed>()(
  persist(
    (): Typed => ({ contact: null, billing: null }),
    storedState<Typed, Typed>({
      key: 'datosCompra',
      version: 1,
      keep: (state) => ({ ...state }),
      storage: () => sessionStorage,
    }),
  ),
);

/** Whose call it is, for calls that know more of whoever is signed in. */
export const signedIn = () => ({ token: useSession.getState().token ?? undefined });

const api = (): Api => browserApi(languageOfPath(window.location.pathname));
const leave = () => useSession.setState({ token: null, user: null });

/**
 * The stored token may have ended since: then the visitor is simply signed out. Where the server cannot tell, who was
 * signed in is believed: the server looks at the token again whenever something is asked in their name.
 */
const begin = async (): Promise<void> => {
  await useSession.persist.rehydrate();
  await useTyped.persist.rehydrate();
  const { token } = useSession.getState();
  if (!token) return;
  try {
    const { user } = await api()('fetchUserInfo', {}, { token });
    useSession.setState({ user });
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 401) leave();
  }
};

let started: Promise<void> | undefined;

/** Reads who is signed in, once for each document, whoever asks first. */
export const startSession = (): Promise<void> => (started ??= begin());

export const signOut = (): void => {
  const { token } = useSession.getState();
  leave();
  if (token) void api()('endSession', {}, { token }).catch(() => {});
};
