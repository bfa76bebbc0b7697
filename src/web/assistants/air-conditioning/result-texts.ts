import { textsOf } from '#web/texts.ts';

export const useAirResultTexts = await textsOf({
  es: async () => (await import('#i18n/es/air-result.ts')).airResult,
  ca: async () => (await import('#i18n/ca/air-result.ts')).airResult,
});
