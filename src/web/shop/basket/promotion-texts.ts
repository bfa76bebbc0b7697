import { textsOf } from '#web/texts.ts';

export const useBasketPromotionTexts = await textsOf({
  es: async () => (await import('#i18n/es/basket-promotions.ts')).basketPromotions,
  ca: async () => (await import('#i18n/ca/basket-promotions.ts')).basketPromotions,
});
