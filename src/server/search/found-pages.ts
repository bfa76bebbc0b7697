import type { PageName } from '#contract/addresses.ts';
import type { ArticleKind } from '#domain/catalogue/article-traits.ts';
import type { Language } from '#domain/language.ts';
import { commonWords } from '#domain/search/common-words.ts';
import { indexNames, type Named, type NameIndex } from '#domain/search/name-index.ts';
import { agricola as agricolaCa } from '#i18n/ca/pages/agricola.ts';
import { camion as camionCa } from '#i18n/ca/pages/camion.ts';
import { coche as cocheCa } from '#i18n/ca/pages/coche.ts';
import { moto as motoCa } from '#i18n/ca/pages/moto.ts';
import { searchHelp as helpCa } from '#i18n/ca/search-help.ts';
import { searchPages as pagesCa } from '#i18n/ca/search-pages.ts';
import { agricola as agricolaEs } from '#i18n/es/pages/agricola.ts';
import { camion as camionEs } from '#i18n/es/pages/camion.ts';
import { coche as cocheEs } from '#i18n/es/pages/coche.ts';
import { moto as motoEs } from '#i18n/es/pages/moto.ts';
import { searchHelp as helpEs, type HelpTopic } from '#i18n/es/search-help.ts';
import { searchPages as pagesEs } from '#i18n/es/search-pages.ts';
import type { PageText } from '#i18n/page-text.ts';

/** A page of the table of addresses, with the last part of its address where several pages share a name. */
export interface NamedPage {
  /** By which it is known beside its address: `batteries`, `moto/frenos`. */
  readonly nombre: string;
  readonly pagina: PageName;
  readonly slug: Readonly<Record<Language, string>> | null;
  readonly titulo: Readonly<Record<Language, string>>;
}

const named = (thing: NamedPage, also: string): Named<NamedPage> => ({
  thing,
  name: thing.titulo.es,
  also: `${thing.titulo.ca} ${also}`,
});

const plain = (Object.keys(pagesEs) as (keyof typeof pagesEs)[]).map((pagina) => {
  const [[es, alsoEs], [ca, alsoCa]] = [pagesEs[pagina], pagesCa[pagina]];
  return named({ nombre: pagina, pagina, slug: null, titulo: { es, ca } }, `${alsoEs} ${alsoCa}`);
});

/** Who asks how, where or whom: before all pages that only have a word in common with it. */
const help = (Object.keys(helpEs) as HelpTopic[]).map((topic) => {
  const [pagina, es, alsoEs] = helpEs[topic];
  const [ca, alsoCa] = helpCa[topic];
  return named({ nombre: pagina, pagina, slug: null, titulo: { es, ca } }, `${alsoEs} ${alsoCa}`);
});

const pageOf = (pagina: PageName, nombre: string, es: PageText, ca: PageText): NamedPage => ({
  nombre,
  pagina,
  slug: { es: es.slug, ca: ca.slug },
  titulo: { es: es.titulo, ca: ca.titulo },
});

/** What is done to a kind of vehicle, one page for each. */
const ofVehicle = <Key extends string>(
  pagina: PageName,
  es: Readonly<Record<Key, PageText>>,
  ca: Readonly<Record<Key, PageText>>,
  [vehicle, also]: readonly [vehicle: string, also: string],
): Named<NamedPage>[] =>
  (Object.keys(es) as Key[]).map((key) =>
    named(
      pageOf(pagina, `${vehicle}/${key}`, es[key], ca[key]),
      `${es[key].nombre} ${ca[key].nombre} ${vehicle} ${also}`,
    ),
  );

const index = indexNames(
  [
    ...help,
    ...plain,
    ...ofVehicle('carPage', cocheEs, cocheCa, ['coche', 'cotxe']),
    ...ofVehicle('motoPage', motoEs, motoCa, ['moto', 'motocicleta']),
    ...ofVehicle('truckPage', camionEs, camionCa, ['camion', 'camión camió autobús']),
    ...ofVehicle('farmPage', agricolaEs, agricolaCa, ['agricola', 'tractor agrícola']),
  ],
  { common: commonWords },
);

const helping: ReadonlySet<NamedPage> = new Set(help.map(({ thing }) => thing));

/** Pages by their titles in both languages, and by what else they are called; help, where more is asked than the name of a thing. */
export const namedPages: NameIndex<NamedPage> = (words, options) =>
  index(words, options).filter(({ thing, telling }) => telling || !helping.has(thing));

const { amortiguadores, aire, aceite, mecanica, refrigerante } = cocheEs;

/** Where articles are sold that have no sheet of their own. */
export const pageOfKind: Readonly<Partial<Record<ArticleKind, NamedPage>>> = {
  amortiguador: pageOf('carPage', 'coche/amortiguadores', amortiguadores, cocheCa.amortiguadores),
  ac: pageOf('carPage', 'coche/aire', aire, cocheCa.aire),
  ac2: pageOf('carPage', 'coche/aire', aire, cocheCa.aire),
  revision: pageOf('carPage', 'coche/aceite', aceite, cocheCa.aceite),
  preitv: pageOf('carPage', 'coche/mecanica', mecanica, cocheCa.mecanica),
  packinvierno: pageOf('carPage', 'coche/refrigerante', refrigerante, cocheCa.refrigerante),
  revision_moto: pageOf('motoPage', 'moto/filtros', motoEs.filtros, motoCa.filtros),
};
