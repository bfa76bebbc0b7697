import { refuse, type Refusal } from '../refusal.ts';

export type NameRefusal = 'nombre-no-valido';

/** Line breaks, controls, and marks without width or that turn the direction of writing: no name is written with them. */
const unwritten = /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** A scheme, `www.`, or an address of mail. */
const marked = /:\/\/|\bwww\s*\.|\bmailto:|@/iu;

/** Two words with a dot and no space between, which readers of mail turn into a link; `Fco.Javier` is such a one, too. */
const dotted = /([\p{L}\p{N}-]+)\.(\p{L}{2,})/gu;

/** Endings of domains that could pass for a given name's second half. */
const endings = new Set(
  'app blog club click host info link live loan mobi name news online page shop site store tech tienda tips today work world'.split(
    ' ',
  ),
);

/** `Fco.Javier`, `J.Luis`, `Sta.Maria`: a short abbreviation and a name, both with a capital, the space forgotten. */
const isAbbreviation = (before: string, after: string): boolean =>
  /^\p{Lu}\p{L}{0,2}$/u.test(before) && /^\p{Lu}\p{Ll}{3,}$/u.test(after) && !endings.has(after.toLowerCase());

const holdsDomain = (text: string): boolean =>
  [...text.matchAll(dotted)].some(
    ([whole, before = '', after = '']) => !isAbbreviation(before, after) || text.includes(`${whole}/`),
  );

/**
 * A name as it may be printed into a letter: in one line, and without anything that whoever reads the letter could be led
 * to. Companies' forms (`Talleres S.L.`), abbreviations, hyphens, apostrophes and middle dots are names.
 */
export const readName = (typed: string): string | Refusal<NameRefusal> => {
  const name = typed.trim();
  // Full-width letters and dots look the same to a reader and to a browser.
  const plain = name.normalize('NFKC').replaceAll(/[。｡․]/gu, '.');
  return unwritten.test(name) || marked.test(plain) || holdsDomain(plain) ? refuse('nombre-no-valido') : name;
};
