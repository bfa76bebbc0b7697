import type { FinderVisitor } from '#domain/finder/steps.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { readUserInfo } from '#web/stored/user-info.ts';

/**
 * Who walks through a selector, as this browser knows them: the server does not, and takes everybody for a stranger. Where
 * the tyres are to be fitted is all that the shop needs: with a postcode it asks for nothing more.
 */
export const useVisitor = (cp: string | undefined): FinderVisitor => {
  const { userLead, loggedIn } = useInBrowser() ? readUserInfo() : { userLead: false, loggedIn: false };
  return { lead: userLead, loggedIn, dataNeeded: cp === undefined };
};
