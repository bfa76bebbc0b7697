import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Account } from '#domain/accounts/account.ts';

/** Whose rows are an account's: its own and, once its address is proved, those that a guest made with it. */
export interface Ownership {
  readonly accountId: string;
  /** Null while nobody showed that the address is theirs. */
  readonly guestEmail: string | null;
}

export const ownedBy = ({ id, email, email_probado }: Pick<Account, 'id' | 'email' | 'email_probado'>): Ownership => ({
  accountId: id,
  guestEmail: email_probado === null ? null : normaliseEmail(email),
});
