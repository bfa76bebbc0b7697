import { textsOf } from '#web/texts.ts';

export const useInvoiceListTexts = await textsOf({
  es: async () => (await import('#i18n/es/invoice-list.ts')).invoiceList,
  ca: async () => (await import('#i18n/ca/invoice-list.ts')).invoiceList,
});
