import { textsOf } from '#web/texts.ts';

export const useAreaTexts = await textsOf({
  es: async () => (await import('#i18n/es/area.ts')).area,
  ca: async () => (await import('#i18n/ca/area.ts')).area,
});
