import { address } from '#contract/addresses.ts';

export const basketCookie = 'rodera_basket';
/** As long as a basket that nobody changes stays open, in seconds. */
const lasts = 30 * 24 * 3600;

/**
 * Tells the server which basket this browser has, for its pages alone: they come with what lies in it (decision 106). It is read
 * there to show it and never to change it. Tabs share it, so that one in which staff act as a customer tells nothing.
 */
export const tellBasket = (cestaID: string): void => {
  if (window.suplanta) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  for (const language of ['es', 'ca'] as const)
    document.cookie = `${basketCookie}=${cestaID}; Path=${address('basket', language)}; Max-Age=${cestaID ? lasts : 0}; SameSite=Lax${secure}`;
};

const told = new RegExp(`(?:^|; *)${basketCookie}=([0-9a-f-]{36})(?:;|$)`);

/** The basket that a request tells of; null where it tells none. */
export const basketTold = (cookies: string | null): string | null => told.exec(cookies ?? '')?.[1] ?? null;
