import { textsOf } from '#web/texts.ts';

export const useImpersonationTexts = await textsOf({
  es: async () => (await import('#i18n/es/impersonation.ts')).impersonation,
  ca: async () => (await import('#i18n/ca/impersonation.ts')).impersonation,
});
