import { textsOf } from '#web/texts.ts';

export const useRevisionTexts = await textsOf({
  es: async () => (await import('#i18n/es/revisions.ts')).revisions,
  ca: async () => (await import('#i18n/ca/revisions.ts')).revisions,
});
