import { textsOf } from '#web/texts.ts';

export const useUpkeepTexts = await textsOf({
  es: async () => (await import('#i18n/es/upkeep.ts')).upkeep,
  ca: async () => (await import('#i18n/ca/upkeep.ts')).upkeep,
});
