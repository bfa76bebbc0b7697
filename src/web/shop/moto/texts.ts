import { textsOf } from '#web/texts.ts';

export const useMotoTexts = await textsOf({
  es: async () => (await import('#i18n/es/moto-selector.ts')).motoSelector,
  ca: async () => (await import('#i18n/ca/moto-selector.ts')).motoSelector,
});
