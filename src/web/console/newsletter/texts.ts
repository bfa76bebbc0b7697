import { textsOf } from '#web/texts.ts';

export const useConsoleNewsletterTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-newsletter.ts')).consoleNewsletter,
  ca: async () => (await import('#i18n/ca/console-newsletter.ts')).consoleNewsletter,
});
