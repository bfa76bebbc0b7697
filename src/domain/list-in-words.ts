import type { Language } from './language.ts';

/** "a, b y c". The last must not begin with the sound of an i, before which Spanish says "e". */
export const listInWords = (parts: readonly string[], language: Language): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(language === 'es' ? ' y ' : ' i ');
