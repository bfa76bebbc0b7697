import { textsOf } from '#web/texts.ts';

export const useSecurityTexts = await textsOf({
  es: async () => (await import('#i18n/es/security.ts')).security,
  ca: async () => (await import('#i18n/ca/security.ts')).security,
});
