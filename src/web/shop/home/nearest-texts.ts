import { textsOf } from '#web/texts.ts';

export const useNearestTexts = await textsOf({
  es: async () => (await import('#i18n/es/nearest.ts')).nearest,
  ca: async () => (await import('#i18n/ca/nearest.ts')).nearest,
});
