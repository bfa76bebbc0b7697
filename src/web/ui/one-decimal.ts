import type { Language } from '#domain/language.ts';

/** An average as it is read: "4,0". */
export const oneDecimal = (value: number, language: Language): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
