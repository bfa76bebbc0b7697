import { storedValue, useStoredValue } from './stored-value.ts';

/** Where the browser keeps who its visitor is (spec A18). */
export const userInfoKey = 'userInfo';

/** Fired on `window` before a new account is signed in here for the first time. */
export const registered = 'rodera:alta';

type Stored = Partial<Record<string, unknown>>;

const nameIn = ({ token, userName }: Stored): string => (token && typeof userName === 'string' ? userName : '');

/** The name of whoever is signed in; empty where nobody is, and while the page, the same for everybody, comes from the server. */
export const useAccountName = (): string => useStoredValue(userInfoKey, nameIn, '');

export const accountNameNow = (): string => storedValue(userInfoKey, nameIn, '');
