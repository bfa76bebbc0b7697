import { foldAccents } from '../fold-accents.ts';
import { refuse, type Refusal } from '../refusal.ts';

export type PasswordRefusal = 'clave-corta' | 'clave-comun' | 'clave-propia';

/** The fewest characters of a password (spec A3). */
export const shortestPassword = 6;

/** Who opens more than their own things needs a longer one. */
export const shortestStaffPassword = 12;

/** What a password is looked at with; the browser knows none of it but its owner's own words. */
export interface PasswordRules {
  readonly shortest?: number;
  /** Passwords that many people have, in small letters without accents. */
  readonly common?: ReadonlySet<string>;
  /** What stands around it: its owner's names, address, telephone and plates, and the shop's name. */
  readonly own?: readonly string[];
}

/** Words that too many people choose, alone or with a few figures behind. */
const commonWords: ReadonlySet<string> = new Set(
  `abc abcd admin administrador alejandro alexandra amigos amistad amor america andrea angel barca barcelona bonita
   cambiame carlos carmen changeme charlie chocolate claudia clave coche contrasena corazon cristina daniel david
   diego dragon elefante españa espana estrella familia fernando football francisco futbol gatito girona hola holahola
   hello iloveyou javier jesus jordi jose jorge juan kevin laura letmein lleida lucia madrid manchester manuel maria
   mariposa marta martina master mercedes mierda miguel miamor mipassword monkey montserrat neumatico nicolas pablo
   pass passw password passwort patata pepito perrito pikachu pokemon princesa princess qwer qwert qwerty realmadrid
   samsung sandra santiago sebastian secret secreto sergio shadow siempre sol sunshine superman tarragona tequiero
   teamo telefono test trustno usuario valencia valentina vanessa welcome zaragoza`
    .split(/\s+/)
    .map(foldAccents),
);

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgb',
];

const isRun = (text: string): boolean => {
  const backwards = Array.from(text).toReversed().join('');
  return rows.some((row) => row.includes(text) || row.includes(backwards));
};

/** The same few characters again and again: aaaaaa, 121212, abcabc. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/su.test(text);

const isCommon = (plain: string, common: ReadonlySet<string> | undefined): boolean => {
  const word = plain.replace(/[\d!.*@#$-]{0,5}$/, '');
  if (commonWords.has(word) || common?.has(plain) || common?.has(word)) return true;
  return isRun(plain) || (word.length > 3 && isRun(word)) || isRepeated(plain);
};

const lettersOf = (plain: string): string => plain.replace(/[^a-z0-9]/g, '');

/** A part of a name is a word; so is an address, whole and without its domain, and a telephone without its country. */
const wordsOf = (own: readonly string[]): string[] =>
  own.flatMap((each) => {
    const whole = foldAccents(each).replace(/^\+\d\d/, '');
    const plain = whole.replace(/@.*$/, '');
    return [...plain.split(/[^a-z0-9]+/), lettersOf(plain), lettersOf(whole)].filter((word) => word.length > 2);
  });

/** Made of words that stand around it: with them and a year or so taken out, fewer than four characters are left to guess. */
const isOwn = (plain: string, own: readonly string[]): boolean => {
  const letters = lettersOf(plain);
  const words = wordsOf(own).toSorted((one, other) => other.length - one.length);
  if (letters.length > 4 && words.some((word) => word.includes(letters))) return true;
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), letters);
  return rest.length < letters.length && rest.replace(/\d{0,5}$/, '').length < 4;
};

/** Whether a password may be chosen; it is kept as typed. */
export const readPassword = (
  typed: string,
  { shortest = shortestPassword, common, own = [] }: PasswordRules = {},
): string | Refusal<PasswordRefusal> => {
  if (Array.from(typed).length < shortest) return refuse('clave-corta');
  const plain = foldAccents(typed);
  if (isCommon(plain, common)) return refuse('clave-comun');
  return isOwn(plain, own) ? refuse('clave-propia') : typed;
};

const alphabets: readonly (readonly [RegExp, number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z0-9]/, 30],
];

/** Characters that do not just repeat or follow the one before. */
const surprises = (typed: string): number => {
  const codes = Array.from(typed, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, place) => place === 0 || Math.abs(code - (codes[place - 1] ?? 0)) > 1).length;
};

/** How hard a password is to guess, 0 (refused) to 4, by how many bits its surprising characters could carry. */
export const passwordStrength = (typed: string, rules?: PasswordRules): 0 | 1 | 2 | 3 | 4 => {
  if (typeof readPassword(typed, rules) !== 'string') return 0;
  const alphabet = alphabets.reduce((size, [kind, more]) => size + (kind.test(typed) ? more : 0), 0);
  const bits = surprises(typed) * Math.log2(alphabet);
  if (bits < 30) return 1;
  if (bits < 45) return 2;
  return bits < 64 ? 3 : 4;
};
