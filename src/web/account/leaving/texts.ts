import { textsOf } from '#web/texts.ts';

export const useLeaveAccountTexts = await textsOf({
  es: async () => (await import('#i18n/es/leave-account.ts')).leaveAccount,
  ca: async () => (await import('#i18n/ca/leave-account.ts')).leaveAccount,
});

export const useOwnCopyTexts = await textsOf({
  es: async () => (await import('#i18n/es/own-copy.ts')).ownCopy,
  ca: async () => (await import('#i18n/ca/own-copy.ts')).ownCopy,
});
