import { textsOf } from '#web/texts.ts';

export const useCasesTexts = await textsOf({
  es: async () => (await import('#i18n/es/cases.ts')).cases,
  ca: async () => (await import('#i18n/ca/cases.ts')).cases,
});
