import { textsOf } from '#web/texts.ts';

export const useInvoicesTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-invoices.ts')).consoleInvoices,
  ca: async () => (await import('#i18n/ca/console-invoices.ts')).consoleInvoices,
});
