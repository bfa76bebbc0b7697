import { textsOf } from '#web/texts.ts';

export const useBasketTexts = await textsOf({
  es: async () => (await import('#i18n/es/basket.ts')).basket,
  ca: async () => (await import('#i18n/ca/basket.ts')).basket,
});
