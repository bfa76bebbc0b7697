import { textsOf } from '#web/texts.ts';

export const useOrderedTexts = await textsOf({
  es: async () => (await import('#i18n/es/ordered.ts')).ordered,
  ca: async () => (await import('#i18n/ca/ordered.ts')).ordered,
});
