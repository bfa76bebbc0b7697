import { daySeconds } from '#domain/time.ts';

/** What a cookie is called, how long its random value is, where it goes and for how long. */
interface CookieTerms {
  readonly name: string;
  /** What https puts before the name, and the browser then holds it to: `__Host-` asks for the path `/`. */
  readonly prefix: '__Host-' | '__Secure-';
  /** Of the value, in base64url. */
  readonly characters: number;
  readonly path: string;
  readonly days: number;
  readonly sameSite: 'Lax' | 'Strict';
}

/** A cookie that holds a random value and that no script can read; https sends it by https alone. */
export const randomCookie = (
  { name, prefix, characters, path, days, sameSite }: CookieTerms,
  { https }: { readonly https: boolean },
) => {
  const called = https ? `${prefix}${name}` : name;
  const form = new RegExp(`(?:^|;\\s*)${called}=([\\w-]{${characters}})(?:;|$)`);
  const header = (value: string, seconds: number): string =>
    `${called}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${https ? '; Secure' : ''}`;
  return {
    /** The value that a request brings; undefined for none, or for one of another form. */
    read: (sent: string | null | undefined): string | undefined => form.exec(sent ?? '')?.[1],
    write: (value: string): string => header(value, days * daySeconds),
    /** Takes it away. */
    end: (): string => header('', 0),
  };
};
