import { useStoredValue } from './stored-value.ts';

/** Where the browser keeps who its visitor is (spec A18). */
export const userInfoKey = 'userInfo';

/** The name of whoever is signed in; empty where nobody is, and while the page, the same for everybody, comes from the server. */
export const useAccountName = (): string =>
  useStoredValue(userInfoKey, ({ token, userName }) => (token && typeof userName === 'string' ? userName : ''), '');
