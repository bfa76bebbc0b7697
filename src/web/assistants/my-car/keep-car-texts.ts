import { textsOf } from '#web/texts.ts';

export const useKeepCarTexts = await textsOf({
  es: async () => (await import('#i18n/es/keep-car.ts')).keepCar,
  ca: async () => (await import('#i18n/ca/keep-car.ts')).keepCar,
});
