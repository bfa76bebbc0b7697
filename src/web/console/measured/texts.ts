import { textsOf } from '#web/texts.ts';

export const useConsoleMeasuredTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-measured.ts')).consoleMeasured,
  ca: async () => (await import('#i18n/ca/console-measured.ts')).consoleMeasured,
});
