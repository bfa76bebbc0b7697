import { textsOf } from '#web/texts.ts';

export const useShellTexts = await textsOf({
  es: async () => (await import('#i18n/es/shell.ts')).shell,
  ca: async () => (await import('#i18n/ca/shell.ts')).shell,
});
