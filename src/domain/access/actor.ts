import type { Account } from '../accounts/account.ts';

/** Who makes a call: nobody that is known, or an account in its role. */
export type Actor =
  | { readonly rol: 'visitante' }
  | { readonly rol: Exclude<Account['rol'], 'taller'>; readonly accountId: string }
  | { readonly rol: 'taller'; readonly accountId: string; readonly talleres: readonly number[] };

/** `talleres`: the workshops of which an account is staff; they count for the role `taller` alone. */
export const actorOf = (account: Pick<Account, 'id' | 'rol'> | null, talleres: readonly number[]): Actor => {
  if (account === null) return { rol: 'visitante' };
  const { id: accountId, rol } = account;
  return rol === 'taller' ? { rol, accountId, talleres } : { rol, accountId };
};
