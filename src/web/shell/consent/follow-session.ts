import type { MeasuredEvent } from '#domain/measuring/events.ts';
import { openUserInfo } from '#web/stored/user-info.ts';
import { userInfoKey } from '../account-name.ts';
import type { Kept } from '../moments.ts';

const infoIn = ({ [userInfoKey]: text }: Kept) => openUserInfo(text);

/** Tells that somebody signs in, makes an account, or leaves an address with a search: never who. */
export const followSession = (tell: (event: MeasuredEvent) => void, before: Kept) => {
  let known = infoIn(before);
  let isNew = false;
  return {
    /** Who signs in next is new here. */
    hearNew: (): void => {
      isNew = true;
    },
    hear: (kept: Kept): void => {
      const now = infoIn(kept);
      if (now.loggedIn && !known.loggedIn) tell({ event: isNew ? 'sign_up' : 'login' });
      if (now.loggedIn) isNew = false;
      if (now.idLead !== null && now.idLead !== known.idLead) tell({ event: 'generate_lead', lead_source: 'busqueda' });
      known = now;
    },
    hearOtherTab: (kept: Kept): void => {
      known = infoIn(kept);
    },
  };
};
