import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import type { Account } from '#domain/accounts/account.ts';
import { invalid, type CallContext } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { findCredentials } from './accounts-store.ts';
import { openTry } from './log-in-tries.ts';
import { checkPasskey, type Assertion } from './passkeys/check-passkey.ts';
import { isPassword } from './passwords.ts';

/** What somebody shows before something that cannot be taken back. */
export interface Proof {
  readonly password?: string | null | undefined;
  /** What a passkey of theirs signed, for this alone. */
  readonly llave?: Assertion | null | undefined;
}

/**
 * Asks once more who it is, whose session may lie open: wrong answers count as wrong log-ins. The one place for every way
 * to show it.
 */
export const confirmItIsThem = async (
  context: CallContext,
  account: Account,
  { password, llave }: Proof,
): Promise<null | Refusal<'datos-no-validos' | 'demasiados-intentos' | 'WRONG_CREDENTIALS' | 'llave-no-valida'>> => {
  if (llave) {
    const signer = await checkPasskey(context, llave, { para: 'confirmacion', accountId: account.id });
    if (signer !== undefined) return null;
    recordSecurityEvent(context, 'log-in-failed', { account: account.id, address: context.address });
    return refuse('llave-no-valida');
  }
  if (!password) return invalid({ password: 'campo-obligatorio' });
  const attempt = await openTry(context, account.email);
  if (isRefusal(attempt)) return attempt;
  const found = await findCredentials(context.database, account.email);
  if (!(await isPassword(found?.passwordHash, password)) || found?.id !== account.id) {
    recordSecurityEvent(context, 'log-in-failed', { account: account.id, address: context.address });
    return refuse('WRONG_CREDENTIALS');
  }
  await attempt.wasRight();
  return null;
};
