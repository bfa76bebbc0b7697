import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { CallContext } from '../runtime.ts';
import { recordSecurityEvent } from '../security/security-events.ts';
import { refuseOtherPassword } from './check-password.ts';
import { checkPasskey, type Assertion } from './passkeys/check-passkey.ts';

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
): Promise<null | Refusal<'datos-no-validos' | 'demasiados-intentos' | 'llave-no-valida'>> => {
  if (llave) {
    const signer = await checkPasskey(context, llave, { para: 'confirmacion', accountId: account.id });
    if (signer !== undefined) return null;
    recordSecurityEvent(context, 'log-in-failed', { account: account.id, address: context.address });
    return refuse('llave-no-valida');
  }
  return (await refuseOtherPassword(context, { email: account.email, password: password ?? '' })) ?? null;
};
