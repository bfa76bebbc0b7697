import type { Handlers } from '../runtime.ts';
import type { orders } from '#contract/orders.ts';
import { changeOrder } from './change-order.ts';
import type { CheckoutParts } from './pay-order.ts';
import { placeOrder } from './place-order.ts';

export const checkoutHandlers = (parts: CheckoutParts) =>
  ({
    placeOrder: async (context, { body }) => await placeOrder(context, body, parts),
    changeOrder: async (context, { body }) => await changeOrder(context, body, parts),
  }) satisfies Pick<Handlers, keyof typeof orders>;
