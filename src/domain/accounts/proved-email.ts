import type { Account } from './account.ts';
import { normaliseEmail } from './email.ts';

/** An account's address as addresses are compared; null while nobody showed that it is theirs. */
export const provedEmail = ({ email, email_probado }: Pick<Account, 'email' | 'email_probado'>): string | null =>
  email_probado === null ? null : normaliseEmail(email);
