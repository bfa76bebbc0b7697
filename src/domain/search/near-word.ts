/** How many slips of the finger a word of this length forgives; none where figures tell one thing from another. */
export const slipsAllowed = (word: string): number =>
  word.length < 5 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** One slip leaves one of the first two letters in its place or beside it; most words are told apart by that alone. */
const beginAlike = (one: string, other: string): boolean =>
  one[0] === other[0] || one[1] === other[1] || one[0] === other[1] || one[1] === other[0];

/** The slips between one beginning of `typed` and each beginning of `word`. */
type Row = readonly number[];

/** The row of one letter more of `typed`, from the row of one letter less and the one before that. */
const nextRow = (typed: string, word: string, row: number, last: Row, before: Row): Row => {
  const next = [row];
  for (let place = 1; place <= word.length; place += 1) {
    const same = typed[row - 1] === word[place - 1] ? 0 : 1;
    const swapped = row > 1 && place > 1 && typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1];
    next[place] = Math.min(
      (last[place] ?? 0) + 1,
      (next[place - 1] ?? 0) + 1,
      (last[place - 1] ?? 0) + same,
      swapped ? (before[place - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
    );
  }
  return next;
};

/**
 * Whether `typed` is `word` but for at most so many slips: a letter too many, missing, wrong, or two swapped
 * (Damerau and Levenshtein, optimal string alignment).
 */
export const isNear = (typed: string, word: string, slips = slipsAllowed(typed)): boolean => {
  if (typed === word) return true;
  if (slips === 0 || Math.abs(typed.length - word.length) > slips || !beginAlike(typed, word)) return false;
  let [before, last]: [Row, Row] = [[], Array.from({ length: word.length + 1 }, (_, place) => place)];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = nextRow(typed, word, row, last, before);
    if (Math.min(...next) > slips) return false;
    [before, last] = [last, next];
  }
  return (last[word.length] ?? Number.POSITIVE_INFINITY) <= slips;
};
