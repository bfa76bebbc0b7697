import { daySeconds } from '#domain/time.ts';
import { deviceDays } from '../accounts/known-devices-store.ts';
import { apiPrefix } from './api-prefix.ts';

/**
 * What a browser is known by after a log-in travels as a cookie of its own, so that no script can read it and nothing but
 * the calls of accounts carries it. It signs nobody in: it only says that a wrong password is the owner's slip.
 */
export const deviceCookie = ({ https }: { readonly https: boolean }) => {
  const name = https ? '__Secure-rodera_device' : 'rodera_device';
  const form = new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`);
  const terms = `Path=${apiPrefix}/users; Max-Age=${deviceDays * daySeconds}; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`;
  return {
    read: (header: string | undefined): string | undefined => form.exec(header ?? '')?.[1],
    write: (device: string): string => `${name}=${device}; ${terms}`,
  };
};
