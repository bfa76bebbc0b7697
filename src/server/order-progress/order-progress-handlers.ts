import type { orderProgress } from '#contract/order-progress.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Handlers } from '../runtime.ts';
import { openPlacedOrder } from './open-placed-order.ts';
import { showOrderProgress } from './show-order-progress.ts';

export const orderProgressHandlers = {
  readOrderProgress: async (context, { params, query }) => {
    const row = await openPlacedOrder(context, await context.actor(), { ...params, ...query });
    return isRefusal(row) ? row : showOrderProgress(row);
  },
} satisfies Pick<Handlers, keyof typeof orderProgress>;
