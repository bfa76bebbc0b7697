import { textsOf } from '#web/texts.ts';

export const useResultsTexts = await textsOf({
  es: async () => (await import('#i18n/es/results.ts')).results,
  ca: async () => (await import('#i18n/ca/results.ts')).results,
});
