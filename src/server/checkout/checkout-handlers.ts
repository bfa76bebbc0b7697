import type { Handlers } from '../house.ts';
import { changeOrder } from './change-order.ts';
import type { CheckoutParts } from './pay-order.ts';
import { placeOrder } from './place-order.ts';

export const checkoutHandlers = (parts: CheckoutParts) =>
  ({
    placeOrder: async ({ body }, context) => await placeOrder(context, body, parts),
    changeOrder: async ({ body }, context) => await changeOrder(context, body, parts),
  }) satisfies Pick<Handlers, 'placeOrder' | 'changeOrder'>;
