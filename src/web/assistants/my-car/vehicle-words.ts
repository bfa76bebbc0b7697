import { textsOf } from '#web/texts.ts';

/** How years and months of a vehicle are said, as on the page of its tyres. */
export const useVehicleWords = await textsOf({
  es: async () => (await import('#i18n/es/vehicles.ts')).vehicles,
  ca: async () => (await import('#i18n/ca/vehicles.ts')).vehicles,
});
