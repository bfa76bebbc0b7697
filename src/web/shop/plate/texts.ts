import { textsOf } from '#web/texts.ts';

export const useVehiclesTexts = await textsOf({
  es: async () => (await import('#i18n/es/vehicles.ts')).vehicles,
  ca: async () => (await import('#i18n/ca/vehicles.ts')).vehicles,
});
