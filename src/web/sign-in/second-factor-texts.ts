import { textsOf } from '#web/texts.ts';

export const useSecondFactorTexts = await textsOf({
  es: async () => (await import('#i18n/es/second-factor.ts')).secondFactor,
  ca: async () => (await import('#i18n/ca/second-factor.ts')).secondFactor,
});
