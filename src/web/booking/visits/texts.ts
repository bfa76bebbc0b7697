import { textsOf } from '#web/texts.ts';

export const useVisitTexts = await textsOf({
  es: async () => (await import('#i18n/es/visits.ts')).visits,
  ca: async () => (await import('#i18n/ca/visits.ts')).visits,
});
