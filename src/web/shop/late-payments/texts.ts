import { textsOf } from '#web/texts.ts';

export const useLatePaymentTexts = await textsOf({
  es: async () => (await import('#i18n/es/late-payments.ts')).latePayment,
  ca: async () => (await import('#i18n/ca/late-payments.ts')).latePayment,
});
