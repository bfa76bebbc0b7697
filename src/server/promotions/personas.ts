import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Account } from '../accounts/accounts-store.ts';

/**
 * Under which names the uses of somebody are counted: the account, and the address that its mail goes to however it
 * is written, so that a guest who has an account is one person.
 */
export const personasOf = (accountId: string | null, email: string): string[] => [
  ...(accountId === null ? [] : [`cuenta:${accountId}`]),
  `correo:${normaliseEmail(email)}`,
];

/** Nobody is known without an account. */
export const personasOfAccount = (account: Account | null): string[] =>
  account ? personasOf(account.id, account.email) : [];
