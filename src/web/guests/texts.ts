import { textsOf } from '#web/texts.ts';

export const useGuestTexts = await textsOf({
  es: async () => (await import('#i18n/es/guests.ts')).guests,
  ca: async () => (await import('#i18n/ca/guests.ts')).guests,
});
