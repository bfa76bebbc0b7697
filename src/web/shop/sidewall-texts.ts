import { textsOf } from '#web/texts.ts';

export const useSidewallTexts = await textsOf({
  es: async () => (await import('#i18n/es/sidewall.ts')).sidewall,
  ca: async () => (await import('#i18n/ca/sidewall.ts')).sidewall,
});
