import { textsOf } from '#web/texts.ts';

export const useChangeRequestTexts = await textsOf({
  es: async () => (await import('#i18n/es/change-requests.ts')).changeRequests,
  ca: async () => (await import('#i18n/ca/change-requests.ts')).changeRequests,
});
