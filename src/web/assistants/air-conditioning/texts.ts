import { textsOf } from '#web/texts.ts';

export const useAirTexts = await textsOf({
  es: async () => (await import('#i18n/es/air-assistant.ts')).airAssistant,
  ca: async () => (await import('#i18n/ca/air-assistant.ts')).airAssistant,
});
