import { createHash, randomBytes } from 'node:crypto';
import { daySeconds } from '#domain/time.ts';
import { apiPrefix } from './api-prefix.ts';

const days = 90;

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
export const visitorCookie = ({ https }: { readonly https: boolean }) => {
  const name = https ? '__Secure-rodera_visitor' : 'rodera_visitor';
  const form = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{32})(?:;|$)`);
  const terms = `Path=${apiPrefix}; Max-Age=${days * daySeconds}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  return (header: string | undefined): BrowserVisitor => {
    const brought = form.exec(header ?? '')?.[1];
    const value = brought ?? randomBytes(24).toString('base64url');
    return { visitor: uuidOf(value), given: brought === undefined ? `${name}=${value}; ${terms}` : undefined };
  };
};
