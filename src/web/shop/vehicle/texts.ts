import { textsOf } from '#web/texts.ts';

export const useVehicleTexts = await textsOf({
  es: async () => (await import('#i18n/es/vehicle.ts')).vehicle,
  ca: async () => (await import('#i18n/ca/vehicle.ts')).vehicle,
});
