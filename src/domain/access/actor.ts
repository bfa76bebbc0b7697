import type { Account } from '../accounts/account.ts';

/** Who makes a call: nobody that is known, or an account in its role. */
export type Actor =
  | { readonly rol: 'visitante' }
  | {
      readonly rol: Exclude<Account['rol'], 'taller'>;
      readonly accountId: string;
      /** Named by the chain to read what is reported without a name. */
      readonly canal?: true;
    }
  | { readonly rol: 'taller'; readonly accountId: string; readonly talleres: readonly number[] };

/** `canal`: whether the chain named the account for its channel; that counts for administrators alone. `talleres`: the workshops of which an account is staff; they count for the role `taller` alone. */
export const actorOf = (
  account: Pick<Account, 'id' | 'rol'> | null,
  talleres: readonly number[],
  canal = false,
): Actor => {
  if (account === null) return { rol: 'visitante' };
  const { id: accountId, rol } = account;
  if (rol === 'taller') return { rol, accountId, talleres };
  return canal && rol === 'administrador' ? { rol, accountId, canal } : { rol, accountId };
};
