import type { Account } from '../accounts/account.ts';
import { provedEmail } from '../accounts/proved-email.ts';

/** Who makes a call: nobody that is known, or an account in its role. */
export type Actor =
  | { readonly rol: 'visitante' }
  | (Known & {
      readonly rol: Exclude<Account['rol'], 'taller'>;
      /** Named by the chain to read what is reported without a name. */
      readonly canal?: true;
    })
  | (Known & { readonly rol: 'taller'; readonly talleres: readonly number[] });

interface Known {
  readonly accountId: string;
  /** The address that they proved, as addresses are compared; null while they did not. */
  readonly correo: string | null;
}

/** `canal`: whether the chain named the account for its channel; that counts for administrators alone. `talleres`: the workshops of which an account is staff; they count for the role `taller` alone. */
export const actorOf = (
  account: Pick<Account, 'id' | 'rol' | 'email' | 'email_probado'> | null,
  talleres: readonly number[],
  canal = false,
): Actor => {
  if (account === null) return { rol: 'visitante' };
  const { id: accountId, rol } = account;
  const known = { accountId, correo: provedEmail(account) };
  if (rol === 'taller') return { ...known, rol, talleres };
  return canal && rol === 'administrador' ? { ...known, rol, canal } : { ...known, rol };
};
