import { textsOf } from '#web/texts.ts';

export const useSelectorTexts = await textsOf({
  es: async () => (await import('#i18n/es/selector.ts')).selector,
  ca: async () => (await import('#i18n/ca/selector.ts')).selector,
});
