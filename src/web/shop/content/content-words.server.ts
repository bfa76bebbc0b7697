import type { Language } from '#domain/language.ts';
import { contentPages as ca } from '#i18n/ca/content-pages.ts';
import { contentPages as es } from '#i18n/es/content-pages.ts';

const words = { es, ca };

/** The words around what editors write; they come with the page's data, so that no script carries them. */
export const contentWords = (language: Language) => words[language];

/** A day as it is read, with its month in letters. */
export const writtenDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
