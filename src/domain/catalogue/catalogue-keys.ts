import type { ArticleKind } from './article-traits.ts';

/** The lists of the catalogue (`catalogKey`, spec C15) with the kinds of product that each shows. */
export const catalogueKinds = {
  baterias: ['bateria'],
  aceites: ['aceite'],
  'accesorios-seguridad': ['acc-seguridad'],
  'accesorios-transporte': ['acc-transporte'],
  amortiguadores: ['amortiguador'],
  camaras: ['camara'],
  mousses: ['mousse'],
  'kits-ozono': ['kito1', 'kito2', 'ozono'],
  'aire-acondicionado': ['ac', 'ac2'],
  revisiones: ['revision'],
  'revisiones-moto': ['revision_moto'],
  invierno: ['packinvierno'],
  itv: ['preitv'],
} as const satisfies Record<string, readonly ArticleKind[]>;

export type CatalogueKey = keyof typeof catalogueKinds;

export const isCatalogueKey = (key: string): key is CatalogueKey => Object.hasOwn(catalogueKinds, key);

const keys = Object.keys(catalogueKinds).filter(isCatalogueKey);

/** The list in which a kind of product stands. */
export const catalogueKeyOf = (kind: ArticleKind): CatalogueKey => {
  const found = keys.find((key) => catalogueKinds[key].some((each) => each === kind));
  if (!found) throw new Error(`no list shows ${kind}`);
  return found;
};
