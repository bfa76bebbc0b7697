import type { Account } from '#domain/accounts/account.ts';
import { provedEmail } from '#domain/accounts/proved-email.ts';

/** Whose rows are an account's: its own and, once its address is proved, those that a guest made with it. */
export interface Ownership {
  readonly accountId: string;
  /** Null while nobody showed that the address is theirs. */
  readonly guestEmail: string | null;
}

export const ownedBy = (account: Pick<Account, 'id' | 'email' | 'email_probado'>): Ownership => ({
  accountId: account.id,
  guestEmail: provedEmail(account),
});
