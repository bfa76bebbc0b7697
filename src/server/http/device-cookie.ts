import { deviceDays } from '../accounts/known-devices-store.ts';
import { apiPrefix } from '#contract/api-prefix.ts';
import { randomCookie } from './random-cookie.ts';

/**
 * What a browser is known by after a log-in travels as a cookie of its own, so that no script can read it and nothing but
 * the calls of accounts carries it. It signs nobody in: it only says that a wrong password is the owner's slip.
 */
export const deviceCookie = (site: { readonly https: boolean }) =>
  randomCookie(
    {
      name: 'rodera_device',
      prefix: '__Secure-',
      characters: 43,
      path: `${apiPrefix}/users`,
      days: deviceDays,
      sameSite: 'Strict',
    },
    site,
  );
