import { textsOf } from '#web/texts.ts';

export const useSheetTexts = await textsOf({
  es: async () => (await import('#i18n/es/sheet.ts')).sheet,
  ca: async () => (await import('#i18n/ca/sheet.ts')).sheet,
});
