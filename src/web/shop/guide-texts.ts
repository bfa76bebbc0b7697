import { textsOf } from '#web/texts.ts';

export const useGuideTexts = await textsOf({
  es: async () => (await import('#i18n/es/guide.ts')).guide,
  ca: async () => (await import('#i18n/ca/guide.ts')).guide,
});
