import { sessionCookieName } from '#contract/session-cookie.ts';
import { sessionDays } from '../accounts/access-tokens-store.ts';
import type { BrowserSession } from '../runtime.ts';
import { randomCookie } from './random-cookie.ts';

/**
 * The cookie by which a page that the server renders knows who asks. It opens what GET and HEAD read, and nothing that
 * changes anything (docs/decisions/053). A browser that is served by https takes it from this host alone.
 */
export const sessionCookie = (site: { readonly https: boolean }) => {
  const cookie = randomCookie(
    { name: sessionCookieName, prefix: '__Host-', characters: 43, path: '/', days: sessionDays, sameSite: 'Lax' },
    site,
  );
  return {
    /** What a request brings; undefined for one that may change something. */
    read: (method: string, header: string | null | undefined): BrowserSession | undefined =>
      method === 'GET' || method === 'HEAD' ? { cookie: cookie.read(header), asked: false } : undefined,
    /** Gives a browser its cookie; null takes it away. */
    write: (value: string | null): string => (value === null ? cookie.end() : cookie.write(value)),
  };
};

/** What is said of an answer that depends on who is signed in: nobody but that browser keeps it, not even that one. */
export const sessionHeaders = (session: BrowserSession | undefined): Readonly<Record<string, string>> => {
  if (!session?.asked) return {};
  return { vary: 'Cookie', ...(session.cookie === undefined ? {} : { 'cache-control': 'private, no-store' }) };
};
