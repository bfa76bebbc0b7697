import { daySeconds } from '#domain/time.ts';
import { sessionDays } from '../accounts/access-tokens-store.ts';
import type { BrowserSession } from '../runtime.ts';

/**
 * The cookie by which a page that the server renders knows who asks. It opens what GET and HEAD read, and nothing that
 * changes anything (docs/decisions/053). A browser that is served by https takes it from this host alone.
 */
export const sessionCookie = ({ https }: { readonly https: boolean }) => {
  const name = https ? '__Host-rodera_session' : 'rodera_session';
  const form = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  const terms = `HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
  const lasting = (value: string, seconds: number): string => `${name}=${value}; Path=/; Max-Age=${seconds}; ${terms}`;
  return {
    /** What a request brings; undefined for one that may change something. */
    read: (method: string, header: string | null | undefined): BrowserSession | undefined =>
      method === 'GET' || method === 'HEAD' ? { cookie: form.exec(header ?? '')?.[1], asked: false } : undefined,
    /** Gives a browser its cookie; null takes it away. */
    write: (value: string | null): string =>
      value === null ? lasting('', 0) : lasting(value, sessionDays * daySeconds),
  };
};

/** What is said of an answer that depends on who is signed in: nobody but that browser keeps it, not even that one. */
export const sessionHeaders = (session: BrowserSession | undefined): Readonly<Record<string, string>> => {
  if (!session?.asked) return {};
  return { vary: 'Cookie', ...(session.cookie === undefined ? {} : { 'cache-control': 'private, no-store' }) };
};
