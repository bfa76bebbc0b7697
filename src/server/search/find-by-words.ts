import type { CallContext } from '../runtime.ts';
import { articlesMeant, articlesSpelled } from './found-articles.ts';
import type { FoundArticle } from './found-articles-store.ts';
import {
  apartFromPlaces,
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

/**
 * What is called so: as it is spelled; where nothing is, what is wanted and where, each for itself; where nothing is either,
 * nearly so; then without the numbers among the words; and at last without the words that nothing has beside the others. Only articles
 * are asked of the database, once for each of these, and once for each word at the last.
 */
export const findByWords = async (
  { database, language }: Pick<CallContext, 'database' | 'language'>,
  catalogues: Catalogues,
  indexes: Indexes,
  sought: Sought,
  most: number,
): Promise<FoundByWords> => {
  const [, catalogue] = catalogues[0] ?? [];
  const attempt: Attempt = async (words, slips = false) => {
    const names = sought.names.filter((word) => words.includes(word));
    const found = {
      ...namesFound(indexes, { words, names }, slips),
      ...toldOf(indexes, sought.sized ? [] : words, slips),
    };
    const articles = slips ? articlesMeant : articlesSpelled;
    const wanted = sought.sized ? [] : wordsOfArticles(words);
    return {
      ...found,
      articles: catalogue && wanted.length > 0 ? await articles(database, catalogue, wanted, language, most) : [],
    };
  };
  const whole = (found: Named): FoundByWords => ({ ...found, omitted: [] });

  const { words } = sought;
  const spelled = await attempt(words);
  if (!isNothing(spelled) || words.length === 0) return whole(spelled);
  const apart = apartFromPlaces(indexes, words);
  if (apart) {
    const wanted = await attempt(apart.others);
    if (!isNothing(wanted))
      return whole({ ...wanted, areas: indexes.areas(apart.places), workshops: indexes.workshops(apart.places) });
  }
  const meant = await attempt(words, true);
  if (!isNothing(meant)) return whole(meant);
  const lettered = words.filter((word) => !/^[\d.]+$/.test(word));
  if (lettered.length > 0 && lettered.length < words.length) {
    const withoutNumbers = await attempt(lettered, true);
    if (!isNothing(withoutNumbers)) return whole(withoutNumbers);
  }
  const some = sought.mayOmit && words.length > 1 ? await withoutSome(attempt, words) : undefined;
  return some ?? whole(meant);
};
