import { textsOf } from '#web/texts.ts';

export const useConsoleCasesTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-cases.ts')).consoleCases,
  ca: async () => (await import('#i18n/ca/console-cases.ts')).consoleCases,
});
