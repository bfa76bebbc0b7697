import { textsOf } from '#web/texts.ts';

export const useBesideTexts = await textsOf({
  es: async () => (await import('#i18n/es/beside.ts')).beside,
  ca: async () => (await import('#i18n/ca/beside.ts')).beside,
});
