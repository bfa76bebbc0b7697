import type { Account } from '#domain/accounts/account.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { findCredentials } from './accounts-store.ts';
import { openTry, type LogInTry } from './log-in-tries.ts';
import { isPassword } from './passwords.ts';

interface Known {
  readonly account: Account;
  /** Counted as wrong until it is said that all was right. */
  readonly attempt: LogInTry;
}

/** Whose address and password these are. Wrong ones are counted and slowed down (docs/decisions/039). */
export const checkPassword = async (
  context: CallContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<Known | Refusal<'WRONG_CREDENTIALS' | 'demasiados-intentos'>> => {
  const { database, address } = context;
  const attempt = await openTry(context, email);
  if (isRefusal(attempt)) return attempt;
  const found = await findCredentials(database, email);
  if (!(await isPassword(found?.passwordHash, password)) || !found) {
    recordSecurityEvent(context, 'log-in-failed', { account: found?.id, address });
    return refuse('WRONG_CREDENTIALS');
  }
  const { passwordHash: _, ...account } = found;
  return { account, attempt };
};
