import { catalogueKeyOf, type CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import { isSold } from '#domain/site/parts.ts';
import type { Runtime } from '../runtime.ts';
import { loadArticles, type Article } from './articles-store.ts';
import { BoundedMap } from './bounded-map.ts';
import { catalogueOf } from './catalogue.ts';
import type { Tariffs } from './tariffs-store.ts';

/** Everything that is sold here and is no tyre, as this process knows it. */
export interface Articles {
  readonly tariffs: Tariffs;
  readonly byId: ReadonlyMap<number, Article>;
  /** By `id_navision`. */
  readonly byNumber: ReadonlyMap<string, Article>;
  /** As recommended, sold out or not. */
  readonly ofKey: (key: CatalogueKey) => readonly Article[];
  /** Answers made once and kept as long as these articles are. */
  readonly remember: <Answer extends object>(key: string, make: () => Answer) => Answer;
}

const asRecommended = (one: Article, other: Article): number => one.orden - other.orden || one.id - other.id;

const know = (all: readonly Article[], tariffs: Tariffs): Articles => {
  const byKey = Map.groupBy(all.toSorted(asRecommended), ({ traits }) => catalogueKeyOf(traits.tipo));
  const answers = new BoundedMap<string, object>(1000);
  return {
    tariffs,
    byId: new Map(all.map((article) => [article.id, article])),
    byNumber: new Map(all.map((article) => [article.id_navision, article])),
    ofKey: (key) => byKey.get(key) ?? [],
    remember: <Answer extends object>(key: string, make: () => Answer): Answer => {
      const known = answers.get(key);
      // A key begins with the name of what is asked, so it always leads to the same kind of answer.
      if (known) return known as Answer;
      const made = make();
      answers.set(key, made);
      return made;
    },
  };
};

interface Kept {
  articles?: Promise<Articles>;
}

/**
 * The articles of a database, at most a second old: they are read again, in one query of some milliseconds, when the
 * catalogue forgets its answers, which it does when anything in it changes.
 */
export const articlesOf = async ({ database, config }: Pick<Runtime, 'database' | 'config'>): Promise<Articles> => {
  const { tariffs, remember } = await catalogueOf(database);
  // Shops over one database need not sell the same.
  const kept = remember(`articles ${JSON.stringify(config.flags)}`, (): Kept => ({}));
  const sold = ({ traits: { tipo }, tipo_vehiculo }: Article) =>
    isSold(config.flags, tipo, vehicleGroup(tipo_vehiculo));
  kept.articles ??= loadArticles(database).then(
    (all) => know(all.filter(sold), tariffs),
    (error: unknown) => {
      // A failure is not kept: the next caller tries again.
      delete kept.articles;
      throw error;
    },
  );
  return await kept.articles;
};
