import { textsOf } from '#web/texts.ts';

export const useAppTexts = await textsOf({
  es: async () => (await import('#i18n/es/app.ts')).app,
  ca: async () => (await import('#i18n/ca/app.ts')).app,
});
