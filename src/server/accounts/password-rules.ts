import { isStaff } from '#domain/access/is-staff.ts';
import type { Account } from '#domain/accounts/account.ts';
import { shortestStaffPassword, type PasswordRules } from '#domain/accounts/password.ts';
import type { Config } from '../config/config.ts';
import { commonPasswords } from './common-passwords.ts';

/** What the password of an account in its role is looked at with. */
export const passwordRules = async (
  { config: { passwordMin, site } }: { readonly config: Pick<Config, 'passwordMin' | 'site'> },
  rol: Account['rol'],
  own: readonly string[],
): Promise<PasswordRules> => ({
  shortest: isStaff({ rol }) ? Math.max(shortestStaffPassword, passwordMin) : passwordMin,
  common: await commonPasswords(),
  own: [...own, site.nombre],
});
