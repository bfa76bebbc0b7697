import type { Language } from '#domain/language.ts';
import { isNear } from '#domain/search/near-word.ts';
import { BoundedMap } from '../catalogue/bounded-map.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/database.ts';
import { articlesWithWords, nearWords, type FoundArticle } from './found-articles-store.ts';

const kept = 500;

/** What was found lately, forgotten as soon as anything in the catalogue changes. */
const recent = ({ remember }: Catalogue): BoundedMap<string, readonly FoundArticle[]> =>
  remember('articles by words', () => new BoundedMap<string, readonly FoundArticle[]>(kept));

const keptFor = async (
  catalogue: Catalogue,
  key: string,
  find: () => Promise<readonly FoundArticle[]>,
): Promise<readonly FoundArticle[]> => {
  const answers = recent(catalogue);
  const known = answers.get(key);
  if (known) return known;
  const found = await find();
  answers.set(key, found);
  return found;
};

/** Articles that have all the words, spelled so. */
export const articlesSpelled = async (
  db: Database,
  catalogue: Catalogue,
  words: readonly string[],
  language: Language,
  most: number,
): Promise<readonly FoundArticle[]> =>
  await keptFor(catalogue, `${language} ${most} ${words.join(' ')}`, () =>
    articlesWithWords(
      db,
      words.map((word) => [word]),
      language,
      most,
    ),
  );

/** The same with small slips forgiven: each word may be one that articles are called by. */
export const articlesMeant = async (
  db: Database,
  catalogue: Catalogue,
  words: readonly string[],
  language: Language,
  most: number,
): Promise<readonly FoundArticle[]> =>
  await keptFor(catalogue, `${language} ${most} ~ ${words.join(' ')}`, async () => {
    const likely = (await nearWords(db, words)).filter(({ typed, word }) => isNear(typed, word));
    if (likely.length === 0) return [];
    const meanings = words.map((typed) => [
      typed,
      ...likely.filter((each) => each.typed === typed).map(({ word }) => word),
    ]);
    return await articlesWithWords(db, meanings, language, most);
  });
