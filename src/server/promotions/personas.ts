import { personOfEmail } from '#domain/accounts/same-person.ts';
import type { Account } from '#domain/accounts/account.ts';

const byAddress = (email: string): string => `correo:${personOfEmail(email)}`;

/** A caller without an account is not known. */
export const personasOfAccount = (account: Account | null): string[] =>
  account ? [`cuenta:${account.id}`, byAddress(account.email)] : [];

/**
 * Under which names the uses of whoever orders are counted: the account with its own address, and the one that the
 * order's mail goes to, however it is written; so that a guest who has an account is one person.
 */
export const personasOf = (account: Account | null, email: string): string[] => [
  ...new Set([...personasOfAccount(account), byAddress(email)]),
];
