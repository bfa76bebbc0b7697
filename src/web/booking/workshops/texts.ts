import { textsOf } from '#web/texts.ts';

export const useWorkshopTexts = await textsOf({
  es: async () => (await import('#i18n/es/workshops.ts')).workshops,
  ca: async () => (await import('#i18n/ca/workshops.ts')).workshops,
});
