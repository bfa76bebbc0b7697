import type { UserData } from '#contract/accounts.ts';
import type { BasketOrder } from '#contract/basket.ts';
import type { Billing } from '#contract/orders.ts';
import type { Api } from '#web/api.ts';
import { Refused } from '#web/send-call.ts';
import { languageOfPath } from '#contract/addresses.ts';
import { areaKey } from './area-key.ts';
import { forgetCar } from './my-car.ts';
import { shareTyped } from './share-typed.ts';
import { storedState, type Keys } from './stored-state.ts';
import { userInfoKey } from '#web/shell/account-name.ts';
import { storedChanged } from '#web/shell/stored-value.ts';
import { userInfoVersion, type UserInfo } from './user-info.ts';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface Session {
  readonly token: string | null;
  readonly user: UserData | null;
  readonly idLead: string | null;
  readonly loading: boolean;
  readonly error: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly updateSuccess: boolean;
  /** The server was asked who this is, and could not tell: not kept, for another document asks again. */
  readonly unread: boolean;
}

const stranger = {
  token: null,
  user: null,
  loading: false,
  error: null,
  errors: {},
  updateSuccess: false,
  unread: false,
} as const;

/** As the specification stores it: by one name each, and no more of an account than it names. */
const keep = ({ token, user, idLead, loading, error, errors, updateSuccess }: Session): UserInfo => ({
  idUser: user?.idUser ?? null,
  userName: user?.userName ?? null,
  userSurname: user?.userSurname ?? null,
  email: user?.email ?? null,
  postCode: user?.postCode ?? null,
  phone: user?.phone ?? null,
  token,
  percentCompleted: user?.percentCompleted ?? 0,
  loading,
  loggedIn: token !== null,
  error,
  errors,
  updateSuccess,
  userLead: idLead !== null,
  idLead,
});

/** What is stored of who is signed in is enough to greet them; the rest of the account comes with the first answer. */
const open = ({
  idUser,
  userName,
  userSurname,
  email,
  postCode,
  phone,
  token,
  percentCompleted,
  idLead,
}: UserInfo) => ({
  ...stranger,
  idLead,
  token,
  user:
    token !== null && idUser !== null
      ? {
          idUser,
          userName: userName ?? '',
          userSurname: userSurname ?? '',
          email: email ?? '',
          postCode: postCode ?? '',
          phone: phone ?? '',
          percentCompleted,
          provincia: null,
          permiso_comercial: false,
          emailProbado: false,
          idioma: languageOfPath(window.location.pathname),
        }
      : null,
});

/** Who is signed in on this browser (spec A17), or left an address. */
export const useSession = create<Session>()(
  persist(
    (): Session => ({ ...stranger, idLead: null }),
    storedState<Session, UserInfo>({
      key: userInfoKey,
      version: userInfoVersion,
      keep,
      open,
      storage: () => localStorage,
      written: () => window.dispatchEvent(new Event(storedChanged)),
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

/** What is typed and chosen in the forms of a purchase so far, null before the first key; never a password. */
export interface Draft {
  readonly nombre: string | null;
  readonly apellidos: string | null;
  readonly email: string | null;
  readonly telefono: string | null;
  readonly codigo_postal: string | null;
  readonly privacidad: boolean;
  readonly matricula: string | null;
  readonly cupon: string | null;
  readonly terms: BasketOrder['terms'] | null;
  readonly paymentType: BasketOrder['paymentType'];
}

interface Typed {
  readonly contact: Contact | null;
  readonly billing: Billing | null;
  readonly draft: Draft;
  readonly billingDraft: Billing | null;
}

const noDraft: Draft = {
  nombre: null,
  apellidos: null,
  email: null,
  telefono: null,
  codigo_postal: null,
  privacidad: false,
  matricula: null,
  cupon: null,
  terms: null,
  paymentType: null,
};
const contactKeys: Keys<Contact> = { nombre: null, apellidos: null, email: null, telefono: null, privacidad: null };
const billingKeys: Keys<Billing> = {
  tipo: null,
  nombre: null,
  apellidos: null,
  nif: null,
  direccion: null,
  numero: null,
  poblacion: null,
  codigo_postal: null,
  provincia: null,
};

/** What somebody typed about themselves for this purchase. It lives as long as a tab of this shop is open (`share-typed.ts`). */
export const useTyped = create<Typed>()(
  persist(
    (): Typed => ({ contact: null, billing: null, draft: noDraft, billingDraft: null }),
    storedState<Typed, Typed>({
      key: 'datosCompra',
      version: 3,
      keep: (state) => ({ ...state }),
      like: ({ contact, billing, billingDraft }) => ({
        contact: contact && contactKeys,
        billing: billing && billingKeys,
        draft: noDraft,
        billingDraft: billingDraft && billingKeys,
      }),
      storage: () => sessionStorage,
    }),
  ),
);

/** The caller's token, for calls that answer more when signed in. */
export const signedIn = () => ({ token: useSession.getState().token ?? undefined });

/** What was typed so far, for fields that begin with it and then keep themselves. */
export const typedSoFar = (): Typed => useTyped.getState();

/** Keeps what is typed, whichever form it is typed in. */
export const rememberDraft = (typed: Partial<Draft>): void => {
  useTyped.setState(({ draft }) => ({ draft: { ...draft, ...typed } }));
};

/** Where nobody is signed in nothing is asked, and a page does without the table of calls. */
const api = async (): Promise<Api> =>
  (await import('#web/api.ts')).browserApi(languageOfPath(window.location.pathname));

/** What was seen of an account goes with whoever was in. */
const leave = (): void => {
  useSession.setState(stranger);
  localStorage.removeItem(areaKey);
  forgetCar();
};

/** After a log-in or a registration. */
export const enter = ({ token, user }: { readonly token: string; readonly user: UserData }): void => {
  leave();
  useSession.setState({ ...stranger, token, user, updateSuccess: true });
};

/** After an e-mail was left with a search: the selectors do not ask for it again. */
export const keepLead = async (idLead: string): Promise<void> => {
  await startSession();
  useSession.setState({ idLead });
};

/**
 * The stored token may have ended since: then the visitor is simply signed out. Where the server cannot tell, who was
 * signed in is believed: the server looks at the token again whenever something is asked in their name.
 */
export const readUser = async (): Promise<void> => {
  const { token } = useSession.getState();
  if (!token) return;
  useSession.setState({ loading: true });
  try {
    const { user } = await (await api())('fetchUserInfo', {}, { token });
    useSession.setState({ user, loading: false, updateSuccess: true, unread: false });
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 401) return leave();
    const { error: sentence, errors = {} } = error instanceof Refused ? error.problem : { error: null };
    useSession.setState({ loading: false, error: sentence, errors, unread: true });
  }
};

const readStored = async (): Promise<void> => {
  await useSession.persist.rehydrate();
  await readUser();
};

const readTyped = async (): Promise<void> => {
  await useTyped.persist.rehydrate();
  await shareTyped(useTyped, ({ draft, ...whole }) =>
    [...Object.values(whole), ...Object.values(draft)].every((typed) => !typed),
  );
};

let userStarted: Promise<void> | undefined;
let started: Promise<unknown> | undefined;

/** Reads the account of the stored token, once for each document. */
export const startUser = (): Promise<void> => (userStarted ??= readStored());

/** And what is typed in other tabs, which takes them a moment to tell. */
export const startSession = async (): Promise<void> => {
  await (started ??= Promise.all([startUser(), readTyped()]));
};

/** Ends the session, its cookie too; false where the server could not be asked, and then nobody is signed out. */
export const signOut = async (): Promise<boolean> => {
  const { token } = useSession.getState();
  try {
    if (token) await (await api())('endSession', {}, { token });
  } catch (error) {
    // A session that has ended already is as good.
    if (!(error instanceof Refused && error.problem.status === 401)) return false;
  }
  leave();
  return true;
};
