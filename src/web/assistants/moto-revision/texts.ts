import { textsOf } from '#web/texts.ts';

export const useMotoRevisionTexts = await textsOf({
  es: async () => (await import('#i18n/es/moto-revision.ts')).motoRevision,
  ca: async () => (await import('#i18n/ca/moto-revision.ts')).motoRevision,
});
