import { textsOf } from '#web/texts.ts';

export const useRotationResultTexts = await textsOf({
  es: async () => (await import('#i18n/es/rotation-result.ts')).rotationResult,
  ca: async () => (await import('#i18n/ca/rotation-result.ts')).rotationResult,
});
