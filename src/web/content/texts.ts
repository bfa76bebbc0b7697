import { textsOf } from '#web/texts.ts';

export const useLegalTexts = await textsOf({
  es: async () => (await import('#i18n/es/legal.ts')).legal,
  ca: async () => (await import('#i18n/ca/legal.ts')).legal,
});
