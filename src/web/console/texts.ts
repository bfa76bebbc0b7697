import { textsOf } from '#web/texts.ts';

export const useConsoleTexts = await textsOf({
  es: async () => (await import('#i18n/es/console.ts')).console,
  ca: async () => (await import('#i18n/ca/console.ts')).console,
});
