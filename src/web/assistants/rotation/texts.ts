import { textsOf } from '#web/texts.ts';

export const useRotationTexts = await textsOf({
  es: async () => (await import('#i18n/es/rotation-assistant.ts')).rotationAssistant,
  ca: async () => (await import('#i18n/ca/rotation-assistant.ts')).rotationAssistant,
});
