import { textsOf } from '#web/texts.ts';

export const useNotifyTexts = await textsOf({
  es: async () => (await import('#i18n/es/notify.ts')).notify,
  ca: async () => (await import('#i18n/ca/notify.ts')).notify,
});
