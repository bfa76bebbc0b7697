import { textsOf } from '#web/texts.ts';

export const useNewsletterTexts = await textsOf({
  es: async () => (await import('#i18n/es/newsletter.ts')).newsletter,
  ca: async () => (await import('#i18n/ca/newsletter.ts')).newsletter,
});
