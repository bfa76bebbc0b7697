import { textsOf } from '#web/texts.ts';

export const useAccountLinksTexts = await textsOf({
  es: async () => (await import('#i18n/es/account-links.ts')).accountLinks,
  ca: async () => (await import('#i18n/ca/account-links.ts')).accountLinks,
});
