import { textsOf } from '#web/texts.ts';

export const useShopTexts = await textsOf({
  es: async () => (await import('#i18n/es/shop.ts')).shop,
  ca: async () => (await import('#i18n/ca/shop.ts')).shop,
});
