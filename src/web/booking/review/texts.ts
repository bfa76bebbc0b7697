import { textsOf } from '#web/texts.ts';

export const useReviewTexts = await textsOf({
  es: async () => (await import('#i18n/es/reviews.ts')).reviews,
  ca: async () => (await import('#i18n/ca/reviews.ts')).reviews,
});
