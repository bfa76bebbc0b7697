import { chatterless, chatterlessTyped } from '#domain/search/chatter.ts';
import type { CallContext } from '../runtime.ts';
import { articlesMeant, articlesSpelled } from './found-articles.ts';
import type { FoundArticle } from './found-articles-store.ts';
import {
  apartFromPlaces,
  areKnown,
  namesFound,
  toldOf,
  type Indexes,
  type NamesFound,
  type Sought,
  type Told,
} from './found-names.ts';
import type { Catalogues } from './found-sizes.ts';

type Named = NamesFound & Told & { readonly articles: readonly FoundArticle[] };

interface FoundByWords extends Named {
  /** Words that were left out, because nothing has them beside the others. */
  readonly omitted: readonly string[];
}

/** Two letters begin too many words. */
const isLong = (word: string): boolean => word.length > 2;

/** Most articles are for cars, so they are not told apart by that. */
const wordsOfArticles = (words: readonly string[]): readonly string[] => {
  const telling = words.filter((word) => !['coche', 'cotxe', 'turismo'].includes(word));
  return telling.some(isLong) ? telling : [];
};

const isNothing = (found: Named): boolean => Object.values(found).every(({ length }) => length === 0);

type Attempt = (words: readonly string[], slips?: boolean) => Promise<Named>;

/** What has as many of the words as there can be, from the first on, and the words that it has not. */
const withoutSome = async (attempt: Attempt, words: readonly string[]): Promise<FoundByWords | undefined> => {
  let found: Named | undefined;
  let had: readonly string[] = [];
  for (const word of words.filter(isLong)) {
    const more = await attempt([...had, word]);
    if (isNothing(more)) continue;
    found = more;
    had = [...had, word];
  }
  return found && { ...found, omitted: words.filter((word) => !had.includes(word)) };
};

/** What is wanted, where there is such a thing, and the places where. */
const wantedThere = async (
  attempt: Attempt,
  indexes: Indexes,
  { places, others }: NonNullable<ReturnType<typeof apartFromPlaces>>,
): Promise<Named | undefined> => {
  const wanted = await attempt(others);
  return isNothing(wanted)
    ? undefined
    : { ...wanted, areas: indexes.areas(places), workshops: indexes.workshops(places) };
};

/**
 * What is called so, whatever sentence its words stand in: as it is spelled; where nothing is, what is wanted and where, each for
 * itself; where nothing is either, nearly so, unless every word is known; then without the numbers among the words; and at last
 * without the words that nothing has beside the others. Only articles are asked of the database, once for each of these, and once for
 * each word at the last.
 */
export const findByWords = async (
  { database, language }: Pick<CallContext, 'database' | 'language'>,
  catalogues: Catalogues,
  indexes: Indexes,
  sought: Sought,
  most: number,
): Promise<FoundByWords> => {
  const [, catalogue] = catalogues[0] ?? [];
  const attempt: Attempt = async (sentence, slips = false) => {
    const words = chatterlessTyped(sentence);
    const names = sought.names.filter((word) => words.includes(word));
    const found = {
      ...namesFound(indexes, { words, names }, slips),
      ...toldOf(indexes, sought.sized ? { sentence: [], words: [] } : { sentence, words }, slips),
    };
    const articles = slips ? articlesMeant : articlesSpelled;
    const wanted = sought.sized ? [] : wordsOfArticles(words);
    return {
      ...found,
      articles: catalogue && wanted.length > 0 ? await articles(database, catalogue, wanted, language, most) : [],
    };
  };
  const spelled = await attempt(sought.words);
  if (!isNothing(spelled) || sought.words.length === 0) return { ...spelled, omitted: [] };
  // Its last word may be chatter, too, if it is not being typed any more.
  const words = chatterless(sought.words);
  const apart = apartFromPlaces(indexes, words);
  const lettered = words.filter((word) => !/^[\d.]+$/.test(word));
  const mayOmit = sought.mayOmit === true && words.length > 1;
  const ways: readonly [may: boolean, way: () => Promise<(Partial<FoundByWords> & Named) | undefined>][] = [
    [words.length < sought.words.length, async () => await attempt(words)],
    [apart !== undefined, async () => apart && (await wantedThere(attempt, indexes, apart))],
    [mayOmit && areKnown(indexes, words), async () => await withoutSome(attempt, words)],
    [true, async () => await attempt(words, true)],
    [lettered.length > 0 && lettered.length < words.length, async () => await attempt(lettered, true)],
    [mayOmit, async () => await withoutSome(attempt, words)],
  ];
  for (const [may, way] of ways) {
    const found = may ? await way() : undefined;
    if (found && !isNothing(found)) return { omitted: [], ...found };
  }
  return { ...spelled, omitted: [] };
};
