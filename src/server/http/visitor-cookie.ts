import { createHash, randomBytes } from 'node:crypto';
import { apiPrefix } from '#contract/api-prefix.ts';
import { randomCookie } from './random-cookie.ts';

/** A browser that is told apart from others by a random value of its own. */
interface BrowserVisitor {
  /** Derived from that value, which the shop itself does not keep. */
  readonly visitor: string;
  /** The header that gives a browser its value; undefined where it brought one. */
  readonly given: string | undefined;
}

const uuidOf = (value: string): string => {
  const hex = createHash('sha256').update(value).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};

/** The value travels as a cookie that no script can read and no other site can send along. */
export const visitorCookie = (site: { readonly https: boolean }) => {
  const cookie = randomCookie(
    { name: 'rodera_visitor', prefix: '__Secure-', characters: 32, path: apiPrefix, days: 90, sameSite: 'Strict' },
    site,
  );
  return (header: string | undefined): BrowserVisitor => {
    const brought = cookie.read(header);
    const value = brought ?? randomBytes(24).toString('base64url');
    return { visitor: uuidOf(value), given: brought === undefined ? cookie.write(value) : undefined };
  };
};
