import type { Language } from '#domain/language.ts';
import { indexNames, type NameIndex } from '#domain/search/name-index.ts';
import { searchPages as pagesCa } from '#i18n/ca/search-pages.ts';
import { searchPages as pagesEs } from '#i18n/es/search-pages.ts';

/** A page of the table of addresses, with its title and the last part of its address in each language. */
export interface NamedPage {
  readonly pagina: string;
  readonly slug: Readonly<Record<Language, string>> | null;
  readonly titulo: Readonly<Record<Language, string>>;
}

const plain = (Object.keys(pagesEs) as (keyof typeof pagesEs)[]).map((pagina) => {
  const [[es, alsoEs], [ca, alsoCa]] = [pagesEs[pagina], pagesCa[pagina]];
  return {
    thing: { pagina, slug: null, titulo: { es, ca } } satisfies NamedPage,
    name: es,
    also: `${alsoEs} ${ca} ${alsoCa}`,
  };
});

/** Pages by their titles in both languages, and by what else they are called. */
export const namedPages: NameIndex<NamedPage> = indexNames<NamedPage>(plain);
