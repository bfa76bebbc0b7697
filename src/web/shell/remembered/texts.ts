import { textsOf } from '#web/texts.ts';

export const useRememberedTexts = await textsOf({
  es: async () => (await import('#i18n/es/remembered.ts')).remembered,
  ca: async () => (await import('#i18n/ca/remembered.ts')).remembered,
});
