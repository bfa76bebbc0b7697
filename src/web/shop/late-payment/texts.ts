import { textsOf } from '#web/texts.ts';

export const useLatePaymentTexts = await textsOf({
  es: async () => (await import('#i18n/es/late-payment.ts')).latePayment,
  ca: async () => (await import('#i18n/ca/late-payment.ts')).latePayment,
});
