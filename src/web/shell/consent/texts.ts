import { textsOf } from '#web/texts.ts';

export const useConsentTexts = await textsOf({
  es: async () => (await import('#i18n/es/consent.ts')).consent,
  ca: async () => (await import('#i18n/ca/consent.ts')).consent,
});
