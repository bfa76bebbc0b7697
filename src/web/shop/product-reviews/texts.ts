import { textsOf } from '#web/texts.ts';

export const useProductReviewTexts = await textsOf({
  es: async () => (await import('#i18n/es/product-reviews.ts')).productReviews,
  ca: async () => (await import('#i18n/ca/product-reviews.ts')).productReviews,
});
