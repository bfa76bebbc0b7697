import type { MeasuredEvent } from '#domain/measuring/events.ts';
import { readUserInfo, registered } from '#web/stored/user-info.ts';
import { storedChanged } from '../stored-value.ts';

/** Tells that somebody signs in, makes an account, or leaves an address with a search: never who. Ends by the answer. */
export const followSession = (tell: (event: MeasuredEvent) => void): (() => void) => {
  let known = readUserInfo();
  let isNew = false;
  const hearNew = () => {
    isNew = true;
  };
  const hear = () => {
    const now = readUserInfo();
    if (now.loggedIn && !known.loggedIn) tell({ event: isNew ? 'sign_up' : 'login' });
    if (now.loggedIn) isNew = false;
    if (now.idLead !== null && now.idLead !== known.idLead) tell({ event: 'generate_lead', lead_source: 'busqueda' });
    known = now;
  };
  const hearOtherTab = () => {
    known = readUserInfo();
  };
  window.addEventListener(registered, hearNew);
  window.addEventListener(storedChanged, hear);
  window.addEventListener('storage', hearOtherTab);
  return () => {
    window.removeEventListener(registered, hearNew);
    window.removeEventListener(storedChanged, hear);
    window.removeEventListener('storage', hearOtherTab);
  };
};
