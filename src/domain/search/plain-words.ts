/**
 * A text as searches compare it: small letters without accents, figures with their unit, one space between words.
 * `Batería AGM, 70 Ah` is `bateria agm 70ah`, `5W-30` is `5w30`, `l’instal·lació` is `l installacio`.
 * The database does the same to what is searched (db/functions/plain_words.sql), so the marks that are taken away are those
 * that it takes, and not all (`foldAccents`).
 */
export const plainWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F·]+/g, '')
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1.')
    .replace(/[^a-z0-9.]+/g, ' ')
    .replace(/(?<!\d)\.+|\.+(?!\d)/g, ' ')
    .replace(/\b(\d{1,2}w) (?=\d{2}\b)/g, '$1')
    .replace(/(\d) lit(?:ro|re)s?\b/g, '$1l')
    .replace(/(\d) (?=(?:ah|a|v|l|g|ml|mm)\b)/g, '$1')
    .replace(/ +/g, ' ')
    .trim();

const stopWords: ReadonlySet<string> = new Set(
  'a al als amb con d de del dels el els en i l la las les lo los o para per por s un una unas unes uns unos y'.split(
    ' ',
  ),
);

/** The words that say something; of a text of small words only, all of them. */
export const wordsOf = (text: string): string[] => {
  const words = plainWords(text).split(' ').filter(Boolean);
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
};

/** A word of a text as it was typed, with its accents and without the marks around it. */
export const asTyped = (text: string, word: string): string => {
  const part = text.split(/\s+/).find((each) => plainWords(each).split(' ').includes(word)) ?? word;
  return part.replaceAll(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
};

/** A word as far as all its forms begin: `baterias`, `bateries` and `bateria` all begin with `bater`. */
export const stemOf = (word: string): string =>
  /^[a-z]{5,}$/.test(word) ? word.replace(/(?:[aeio]s|s|[aeo])$/, '') : word;

/** Words may be typed in part. Of one or two letters only the last one is: `mi coche` asks for no Michelin. */
export const isWholeWord = (words: readonly string[], place: number): boolean =>
  place < words.length - 1 && /^[a-z]{1,2}$/.test(words[place] ?? '');
