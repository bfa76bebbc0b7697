import { userInfoKey } from '#web/shell/account-name.ts';
import { openStored, readStored } from './read-stored.ts';

/** The specification's (spec A18). */
export const userInfoVersion = 1;

/** Who uses this browser, by the specification's names: a stranger, a lead by its `idLead`, or an account by its token. */
export interface UserInfo {
  readonly idUser: string | null;
  readonly userName: string | null;
  readonly userSurname: string | null;
  readonly email: string | null;
  readonly postCode: string | null;
  readonly phone: string | null;
  readonly token: string | null;
  /** How much of an account's data is there, 0 to 100. */
  readonly percentCompleted: number;
  /** The account is being read. */
  readonly loading: boolean;
  readonly loggedIn: boolean;
  /** Why the account could not be read, in a sentence. */
  readonly error: string | null;
  /** The same beside fields. */
  readonly errors: Readonly<Record<string, string>>;
  /** The account was read since the last change of who is signed in. */
  readonly updateSuccess: boolean;
  readonly userLead: boolean;
  readonly idLead: string | null;
}

export const nobody: UserInfo = {
  idUser: null,
  userName: null,
  userSurname: null,
  email: null,
  postCode: null,
  phone: null,
  token: null,
  percentCompleted: 0,
  loading: false,
  loggedIn: false,
  error: null,
  errors: {},
  updateSuccess: false,
  userLead: false,
  idLead: null,
};

export const readUserInfo = (): UserInfo => readStored(userInfoKey, userInfoVersion, nobody);

/** The same of a text that was kept. */
export const openUserInfo = (text: string | undefined): UserInfo => openStored(text, userInfoVersion, nobody);
