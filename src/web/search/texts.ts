import { textsOf } from '#web/texts.ts';

export const useSearchTexts = await textsOf({
  es: async () => (await import('#i18n/es/search.ts')).search,
  ca: async () => (await import('#i18n/ca/search.ts')).search,
});
