import { textsOf } from '#web/texts.ts';

export const useWriteReviewTexts = await textsOf({
  es: async () => (await import('#i18n/es/write-product-review.ts')).writeProductReview,
  ca: async () => (await import('#i18n/ca/write-product-review.ts')).writeProductReview,
});
