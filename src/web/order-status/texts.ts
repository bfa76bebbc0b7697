import { textsOf } from '#web/texts.ts';

export const useOrderStatusTexts = await textsOf({
  es: async () => (await import('#i18n/es/order-status.ts')).orderStatus,
  ca: async () => (await import('#i18n/ca/order-status.ts')).orderStatus,
});
