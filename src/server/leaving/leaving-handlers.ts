import type { leaving } from '#contract/leaving.ts';
import { refuse } from '#domain/refusal.ts';
import type { Handlers } from '../runtime.ts';
import { deleteAccount } from './delete-account.ts';

export const leavingHandlers = {
  deleteUser: async (context, { body }) => {
    const account = await context.account();
    return account ? await deleteAccount(context, account, body) : refuse('sin-permiso');
  },
} satisfies Pick<Handlers, keyof typeof leaving>;
