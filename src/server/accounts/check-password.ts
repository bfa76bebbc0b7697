import type { Account } from '#domain/accounts/account.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { findLogIn } from './accounts-store.ts';
import { deviceHash } from './known-devices-store.ts';
import { openTry, type LogInTry } from './log-in-tries.ts';
import { isPassword } from './passwords.ts';

interface Known {
  readonly account: Account;
  /** Counted as wrong until it is said that all was right. */
  readonly attempt: LogInTry;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Wrong ones are counted and slowed down (docs/decisions/039). */
const tryPassword = async (context: CallContext, { email, password }: Credentials) => {
  const { database, config, device, clock } = context;
  const found = await findLogIn(database, email, deviceHash(device.is), clock());
  const attempt = await openTry(context, email, found?.knowsBrowser === true);
  if (isRefusal(attempt)) return attempt;
  return { attempt, found, isRight: await isPassword(found?.passwordHash, password, config.passwordCost) };
};

/** Whose address and password these are. */
export const checkPassword = async (
  context: CallContext,
  credentials: Credentials,
): Promise<Known | Refusal<'WRONG_CREDENTIALS' | 'demasiados-intentos'>> => {
  const tried = await tryPassword(context, credentials);
  if (isRefusal(tried)) return tried;
  const { attempt, found, isRight } = tried;
  if (!isRight || !found) {
    recordSecurityEvent(context, 'log-in-failed', { account: found?.id, address: context.address });
    return refuse('WRONG_CREDENTIALS');
  }
  const { passwordHash: _, knowsBrowser: __, ...account } = found;
  return { account, attempt };
};

/** Why not, where the password that a form asks for besides is not the one of now. */
export const refuseOtherPassword = async (
  context: CallContext,
  credentials: Credentials,
): Promise<Refusal<'datos-no-validos' | 'demasiados-intentos'> | undefined> => {
  if (credentials.password === '') return invalid({ password: 'campo-obligatorio' });
  const tried = await tryPassword(context, credentials);
  if (isRefusal(tried)) return tried;
  if (!tried.isRight) {
    recordSecurityEvent(context, 'log-in-failed', { account: tried.found?.id, address: context.address });
    return invalid({ password: 'clave-actual' });
  }
  await tried.attempt.wasRight();
  return undefined;
};
