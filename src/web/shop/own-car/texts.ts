import { textsOf } from '#web/texts.ts';

export const useFitsTexts = await textsOf({
  es: async () => (await import('#i18n/es/fits.ts')).fits,
  ca: async () => (await import('#i18n/ca/fits.ts')).fits,
});
