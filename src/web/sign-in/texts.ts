import { textsOf } from '#web/texts.ts';

export const useAccountTexts = await textsOf({
  es: async () => (await import('#i18n/es/account.ts')).account,
  ca: async () => (await import('#i18n/ca/account.ts')).account,
});
