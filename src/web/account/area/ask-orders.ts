import type { Answer } from '#contract/contract.ts';
import type { Ask } from '#web/walk/ask.ts';

interface Wanted {
  readonly token: string;
  readonly userId: string;
  readonly page: number;
  readonly pageSize: number;
}

export const askOrders: Ask<Wanted, Answer<'listOrders'>> = (api, { token, userId, ...query }, signal) =>
  api('listOrders', { params: { id: userId }, query }, { token, signal });
