import { isNear, slipsAllowed } from './near-word.ts';
import { isWholeWord, stemOf, wordsOf } from './plain-words.ts';

/** Something that is found by the words of its name, and of the words that it also goes by. */
export interface Named<Thing> {
  readonly thing: Thing;
  readonly name: string;
  readonly also?: string;
}

export interface Found<Thing> {
  readonly thing: Thing;
  /** All that was typed are whole words of the name, and all of the name was typed. */
  readonly exact: boolean;
  /** Part of what was typed is in the name itself, not only in what it also goes by. */
  readonly own: boolean;
  /** Every word that was typed is spelled so in it. */
  readonly spelled: boolean;
  /** Some word of it was typed that is not common to many things. */
  readonly telling: boolean;
}

/** `slips` also finds what is nearly called so. */
export type NameIndex<Thing> = (words: readonly string[], options?: { readonly slips?: boolean }) => Found<Thing>[];

/** How well a word of a name answers one that was typed, the less the better; undefined where not at all. */
const howNear = (typed: string, word: string, slips: boolean): number | undefined => {
  if (typed === word) return 0;
  if (word.startsWith(typed)) return 1;
  if (word.startsWith(stemOf(typed))) return 2;
  if (!slips) return undefined;
  if (isNear(typed, word)) return 4;
  // A word that is being typed, with a slip in it already.
  return slipsAllowed(typed) > 0 && isNear(typed, word.slice(0, typed.length), 1) ? 5 : undefined;
};

interface Entry<Thing> {
  readonly thing: Thing;
  readonly place: number;
  /** Words that are its own; those it only goes by count less. */
  readonly own: ReadonlySet<string>;
}

/** How well a name answers, the less the better, and what of it does. */
interface Score {
  readonly total: number;
  readonly own: boolean;
  readonly spelled: boolean;
  readonly telling: boolean;
}

const unscored: Score = { total: 0, own: false, spelled: true, telling: false };

/** Words of so few letters begin many others. */
const shortest = 4;
/** Less than a word that something only goes by. */
const begunOnly = 4;

/** The words that answer one that was typed, and how well. */
const answersTo = (typed: string, vocabulary: readonly string[], slips: boolean): ReadonlyMap<string, number> => {
  const answers = new Map<string, number>();
  for (const word of vocabulary) {
    const near = howNear(typed, word, slips);
    if (near !== undefined) answers.set(word, near);
  }
  // Slips are forgiven only where nothing is spelled so.
  const spelled = [...answers].filter(([, near]) => near <= 2);
  if (spelled.length === 0) return answers;
  // A short word that is whole is rather itself than the beginning of another one: `neu` is snow before it is a tyre.
  const isWhole = typed.length <= shortest && answers.has(typed);
  return new Map(isWhole ? spelled.map(([word, near]) => [word, near === 1 ? begunOnly : near]) : spelled);
};

const nothing: ReadonlySet<string> = new Set();

type Scores<Thing> = ReadonlyMap<Entry<Thing>, Score>;

/** Two words of one name answer the same one: what is true by either. */
const better = (one: Score, other: Score): Score => ({
  total: Math.min(one.total, other.total),
  own: one.own || other.own,
  spelled: one.spelled || other.spelled,
  telling: one.telling || other.telling,
});

/** The names that one more word answers to, of those that the words before it did; `scores` is undefined at the first. */
const scoreWord = <Thing>(
  byWord: ReadonlyMap<string, readonly Entry<Thing>[]>,
  answers: ReadonlyMap<string, number>,
  scores: Scores<Thing> | undefined,
  common: ReadonlySet<string>,
): Scores<Thing> => {
  const next = new Map<Entry<Thing>, Score>();
  for (const [word, near] of answers)
    for (const entry of byWord.get(word) ?? []) {
      const before = scores ? scores.get(entry) : unscored;
      if (!before) continue;
      const telling = !common.has(word);
      const own = entry.own.has(word);
      const score = {
        total: before.total + near + (own ? 0 : 3),
        own: before.own || (own && telling),
        spelled: before.spelled && near === 0,
        telling: before.telling || telling,
      };
      next.set(entry, better(score, next.get(entry) ?? score));
    }
  return next;
};

/**
 * Names by their words, in any order, begun or with small slips: `pilot sport`, `sport pil`, `michlein`. Every word
 * has to mean something in the name; with `own`, one of them in the name itself that is not `common`. Best first; of equals,
 * in the order in which they were given.
 */
export const indexNames = <Thing>(
  named: readonly Named<Thing>[],
  { own: ownNeeded = false, common = nothing }: { readonly own?: boolean; readonly common?: ReadonlySet<string> } = {},
): NameIndex<Thing> => {
  const byWord = new Map<string, Entry<Thing>[]>();
  for (const [place, { thing, name, also = '' }] of named.entries()) {
    const own = new Set(wordsOf(name));
    const entry = { thing, place, own };
    for (const word of new Set([...own, ...wordsOf(also)])) {
      const same = byWord.get(word);
      if (same) same.push(entry);
      else byWord.set(word, [entry]);
    }
  }
  const vocabulary = [...byWord.keys()];

  return (words, { slips = false } = {}) => {
    let scores: Scores<Thing> | undefined;
    const asked = [...new Set(words)];
    for (const [place, word] of asked.entries()) {
      const answers = isWholeWord(asked, place) ? new Map([[word, 0]]) : answersTo(word, vocabulary, slips);
      scores = scoreWord(byWord, answers, scores, common);
    }
    const typed = asked.toSorted().join(' ');
    return [...(scores ?? [])]
      .filter(([, { own }]) => own || !ownNeeded)
      .map(([entry, score]) => ({ entry, ...score, exact: [...entry.own].sort().join(' ') === typed }))
      .sort(
        (one, other) =>
          Number(other.exact) - Number(one.exact) || one.total - other.total || one.entry.place - other.entry.place,
      )
      .map(({ entry, exact, own, spelled, telling }) => ({ thing: entry.thing, exact, own, spelled, telling }));
  };
};
