import { isRefusal } from '../refusal.ts';
import { readQuery } from '../search/read-query.ts';
import { recognisePlate } from '../vehicles/plate.ts';

/** A plate is written with three spaces at most. */
const mostParts = 4;

const hasPlate = (parts: readonly string[]): boolean =>
  parts.some((_, from) =>
    Array.from({ length: mostParts }, (__, more) => parts.slice(from, from + more + 1).join('')).some(
      (text) => /\d/.test(text) && text.length <= 10 && !isRefusal(recognisePlate(text)),
    ),
  );

/** How many figures follow one another, with what people set between them. */
const longestNumber = (text: string): number =>
  Math.max(0, ...(text.match(/\d(?:[\s.()/-]?\d)*/g) ?? []).map((run) => run.replaceAll(/\D/g, '').length));

/** Telephones of Andorra have six figures. */
const mostFigures = 5;

/**
 * Whether a text that somebody typed may name a person or a vehicle: an e-mail address, a telephone, a document, a plate. Rather
 * once too often; only a size among it is none.
 */
export const looksPersonal = (typed: string): boolean => {
  if (/[@＠]/.test(typed)) return true;
  const { sizes, words } = readQuery(typed);
  const parts = sizes.some(({ sure }) => sure) ? words : typed.normalize('NFKC').split(/\s+/).filter(Boolean);
  return hasPlate(parts) || longestNumber(parts.join(' ')) > mostFigures;
};
