import type { Answer } from '#contract/contract.ts';
import type { Ask } from '#web/walk/ask.ts';

export const askVisits: Ask<{ token: string; userId: string }, Answer<'listVisits'>> = (
  api,
  { token, userId },
  signal,
) => api('listVisits', { params: { userId } }, { token, signal });
