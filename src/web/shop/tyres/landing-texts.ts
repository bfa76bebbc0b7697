import { textsOf } from '#web/texts.ts';

export const useLandingTexts = await textsOf({
  es: async () => (await import('#i18n/es/landing.ts')).landing,
  ca: async () => (await import('#i18n/ca/landing.ts')).landing,
});
