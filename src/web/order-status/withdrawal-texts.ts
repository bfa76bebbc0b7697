import { textsOf } from '#web/texts.ts';

export const useWithdrawalTexts = await textsOf({
  es: async () => (await import('#i18n/es/withdrawal.ts')).withdrawal,
  ca: async () => (await import('#i18n/ca/withdrawal.ts')).withdrawal,
});
