import { textsOf } from '#web/texts.ts';

export const useConsoleReportsTexts = await textsOf({
  es: async () => (await import('#i18n/es/reports.ts')).reports,
  ca: async () => (await import('#i18n/ca/reports.ts')).reports,
});
