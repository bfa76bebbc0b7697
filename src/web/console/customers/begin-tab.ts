import { address } from '#contract/addresses.ts';
import type { Answer } from '#contract/contract.ts';
import type { Language } from '#domain/language.ts';
import { ownTabKey, type OwnTab } from '#web/shell/impersonation/own-tab.ts';
import { userInfoKey } from '#web/shell/account-name.ts';
import { unguessableId } from '#web/stored/unguessable-id.ts';
import { nobody, userInfoVersion, type UserInfo } from '#web/stored/user-info.ts';
import { consoleAddresses } from '../console-addresses.ts';

/**
 * Makes this tab the customer's: it forgets what it was, keeps the session for itself alone, and opens the customer's area
 * as a new document, in which nothing of before runs on.
 */
export const beginTab = ({ token, user }: Answer<'beginImpersonation'>, language: Language): void => {
  const { idUser, userName, userSurname, email, postCode, phone, percentCompleted } = user;
  const known = { idUser, userName, userSurname, email, postCode, phone, percentCompleted };
  const state: UserInfo = { ...nobody, ...known, token, loggedIn: true };
  const vuelve = `${consoleAddresses.consoleCustomers[language]}?motivo=terminado`;
  sessionStorage.clear();
  sessionStorage.setItem(ownTabKey, JSON.stringify({ token, vuelve, pestana: unguessableId() } satisfies OwnTab));
  sessionStorage.setItem(userInfoKey, JSON.stringify({ state, version: userInfoVersion }));
  window.location.replace(address('area', language));
};
