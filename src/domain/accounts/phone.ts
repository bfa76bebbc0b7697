import { refuse, type Refusal } from '../refusal.ts';

export type PhoneRefusal =
  | 'telefono-corto'
  | 'telefono-largo'
  | 'telefono-letras'
  | 'telefono-inicio'
  | 'telefono-prefijo'
  | 'telefono-no-valido'
  | 'telefono-no-permitido';

/** How many digits follow a foreign prefix; for all others E.164 alone counts: 8 to 15 digits with the prefix. */
const lengths: ReadonlyMap<string, readonly number[]> = new Map([
  ['376', [6]],
  ['33', [6, 9]],
  ['351', [9]],
]);

const bare = (typed: string): string =>
  typed
    .replaceAll('(0)', '')
    .replace(/[\s.\-/()]/g, '')
    .replace(/^00/, '+');

const judgeLength = (digits: string, allowed: readonly number[]): Refusal<PhoneRefusal> | undefined => {
  if (allowed.includes(digits.length)) return undefined;
  return refuse(digits.length > Math.max(...allowed) ? 'telefono-largo' : 'telefono-corto');
};

const readSpanish = (digits: string): string | Refusal<PhoneRefusal> =>
  judgeLength(digits, [9]) ?? (/^[6-9]/.test(digits) ? `+34${digits}` : refuse('telefono-inicio'));

/** Six digits may be Andorran, and a 0 in front is a habit of other countries: both lack their prefix. */
const readWithoutPrefix = (digits: string): string | Refusal<PhoneRefusal> =>
  digits.length === 6 || /^0\d{8}/.test(digits) ? refuse('telefono-prefijo') : readSpanish(digits);

const readWithPrefix = (digits: string): string | Refusal<PhoneRefusal> => {
  if (digits.startsWith('34')) return readSpanish(digits.slice(2));
  if (digits.startsWith('0')) return refuse('telefono-no-valido');
  const known = [...lengths].find(([prefix]) => digits.startsWith(prefix));
  const wrong = known
    ? judgeLength(digits.slice(known[0].length), known[1])
    : judgeLength(digits, [8, 9, 10, 11, 12, 13, 14, 15]);
  return wrong ?? `+${digits}`;
};

/**
 * A telephone as it is kept: `+` and digits. Spain has nine digits that start with 6 to 9, Andorra six, France
 * nine or six, Portugal nine; what is not Spanish needs its prefix (spec A28 to A30). The
 * blocklist holds numbers in the form that is kept.
 */
export const readPhone = (typed: string, blocked: readonly string[] = []): string | Refusal<PhoneRefusal> => {
  const text = bare(typed);
  if (/\p{L}/u.test(text)) return refuse('telefono-letras');
  if (!/^\+?\d*$/.test(text)) return refuse('telefono-no-valido');
  const phone = text.startsWith('+') ? readWithPrefix(text.slice(1)) : readWithoutPrefix(text);
  return typeof phone === 'string' && blocked.includes(phone) ? refuse('telefono-no-permitido') : phone;
};
