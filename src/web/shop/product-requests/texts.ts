import { textsOf } from '#web/texts.ts';

export const useProductRequestTexts = await textsOf({
  es: async () => (await import('#i18n/es/product-requests.ts')).productRequests,
  ca: async () => (await import('#i18n/ca/product-requests.ts')).productRequests,
});
