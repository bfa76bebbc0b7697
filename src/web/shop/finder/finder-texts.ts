import { textsOf } from '#web/texts.ts';

export const useFinderTexts = await textsOf({
  es: async () => (await import('#i18n/es/finder.ts')).finder,
  ca: async () => (await import('#i18n/ca/finder.ts')).finder,
});
