import type { Language } from '#domain/language.ts';
import { mail as ca } from '#i18n/ca/mail.ts';
import { mail as es, type MailTexts } from '#i18n/es/mail.ts';

const texts = { es, ca };

export const textsIn = (language: Language): MailTexts => texts[language];

const days = {
  es: new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' }),
  ca: new Intl.DateTimeFormat('ca', { dateStyle: 'full', timeZone: 'UTC' }),
};

/** A day in words, as it stands inside a sentence: "martes 6 de abril de 2027", "dimarts 6 d’abril del 2027". */
export const dayInWords = (fecha: string, language: Language): string =>
  days[language].format(new Date(`${fecha}T12:00:00Z`)).replace(',', '');
