import type { Language } from '#domain/language.ts';
import { app as ca } from '#i18n/ca/app.ts';
import { app as es } from '#i18n/es/app.ts';

/** For what the server writes without a page of React. */
export const appTexts: Readonly<Record<Language, typeof es>> = { es, ca };
