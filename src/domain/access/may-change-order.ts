import type { Account } from '../accounts/account.ts';

/** An account's order is its own; one that a guest made belongs to whoever knows its basket. */
export const mayChangeOrder = (
  order: { readonly accountId: string | null },
  account: Pick<Account, 'id'> | null,
): boolean => order.accountId === null || order.accountId === account?.id;
