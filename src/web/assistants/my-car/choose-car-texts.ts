import { textsOf } from '#web/texts.ts';

export const useChooseCarTexts = await textsOf({
  es: async () => (await import('#i18n/es/choose-car.ts')).chooseCar,
  ca: async () => (await import('#i18n/ca/choose-car.ts')).chooseCar,
});
