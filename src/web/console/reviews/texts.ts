import { textsOf } from '#web/texts.ts';

export const useConsoleReviewsTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-reviews.ts')).consoleReviews,
  ca: async () => (await import('#i18n/ca/console-reviews.ts')).consoleReviews,
});
