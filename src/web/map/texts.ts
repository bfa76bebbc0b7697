import { textsOf } from '#web/texts.ts';

export const useMapTexts = await textsOf({
  es: async () => (await import('#i18n/es/workshop-map.ts')).workshopMap,
  ca: async () => (await import('#i18n/ca/workshop-map.ts')).workshopMap,
});
