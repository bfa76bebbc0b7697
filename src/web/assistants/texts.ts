import { textsOf } from '#web/texts.ts';

export const useAssistantTexts = await textsOf({
  es: async () => (await import('#i18n/es/assistants.ts')).assistants,
  ca: async () => (await import('#i18n/ca/assistants.ts')).assistants,
});
