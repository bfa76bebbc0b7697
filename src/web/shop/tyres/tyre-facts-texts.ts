import { textsOf } from '#web/texts.ts';

export const useTyreFactsTexts = await textsOf({
  es: async () => (await import('#i18n/es/tyre-facts.ts')).tyreFacts,
  ca: async () => (await import('#i18n/ca/tyre-facts.ts')).tyreFacts,
});
