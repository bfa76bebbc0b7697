import { textsOf } from '#web/texts.ts';

export const useConsoleContentTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-content.ts')).consoleContent,
  ca: async () => (await import('#i18n/ca/console-content.ts')).consoleContent,
});
