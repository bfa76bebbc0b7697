import { textsOf } from '#web/texts.ts';

export const useMyCarTexts = await textsOf({
  es: async () => (await import('#i18n/es/my-car.ts')).myCar,
  ca: async () => (await import('#i18n/ca/my-car.ts')).myCar,
});
