import { plainWords } from '../search/plain-words.ts';
import { looksPersonal } from './looks-personal.ts';

/** Longer than what a product is called. */
const mostLetters = 60;
const mostWords = 6;

/** A search as it is counted: as searches compare it; undefined where it may be about somebody, or says nothing. */
export const countedWords = (typed: string): string | undefined => {
  if (looksPersonal(typed)) return undefined;
  const words = plainWords(typed);
  return words === '' || words.length > mostLetters || words.split(' ').length > mostWords ? undefined : words;
};
