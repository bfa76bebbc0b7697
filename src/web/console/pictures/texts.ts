import { textsOf } from '#web/texts.ts';

export const useConsolePicturesTexts = await textsOf({
  es: async () => (await import('#i18n/es/console-pictures.ts')).consolePictures,
  ca: async () => (await import('#i18n/ca/console-pictures.ts')).consolePictures,
});
