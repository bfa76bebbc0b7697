import { textsOf } from '#web/texts.ts';

export const useCompareTexts = await textsOf({
  es: async () => (await import('#i18n/es/compare.ts')).compare,
  ca: async () => (await import('#i18n/ca/compare.ts')).compare,
});
