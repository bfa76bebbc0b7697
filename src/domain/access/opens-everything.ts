import type { Account } from '../accounts/account.ts';

/** Who opens the things of all workshops and customers: their sessions are shorter, and a password is not enough. */
export const opensEverything = ({ rol }: Pick<Account, 'rol'>): boolean =>
  rol === 'operador' || rol === 'administrador';
