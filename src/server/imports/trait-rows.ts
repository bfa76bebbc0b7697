import type { ArticleKind, ArticleTraits } from '#domain/catalogue/article-traits.ts';
import type { CatalogueRow } from '#domain/imports/catalogue-row.ts';
import type { TraitTable } from './catalogue-store.ts';

/** The tables beside a product's own, each with the rows that it should have of the product. */
export type TraitRows = readonly (readonly [table: TraitTable, rows: readonly object[]])[];

/** Where the traits of each kind stand; null of kinds that have none. */
export const tableOfKind = {
  camara: 'tube',
  mousse: 'tube',
  bateria: 'battery',
  aceite: 'oil',
  'acc-seguridad': 'accessory',
  'acc-transporte': 'accessory',
  amortiguador: 'shock_absorber',
  ac: 'gas_charge',
  ac2: 'gas_charge',
  revision: 'maintenance_pack',
  revision_moto: 'maintenance_pack',
  kito1: null,
  kito2: null,
  ozono: null,
  packinvierno: null,
  preitv: null,
} as const satisfies Record<ArticleKind, TraitTable | null>;

const ofArticle = (traits: ArticleTraits, product_id: number): TraitRows => {
  const table = tableOfKind[traits.tipo];
  if (table === null) return [];
  const own = [table, [{ ...traits, product_id }]] as const;
  if (!('medidas' in traits)) return [own];
  return [own, ['tube_size', traits.medidas.map((size) => ({ ...size, product_id }))]];
};

export const traitRowsOf = (product: CatalogueRow, product_id: number): TraitRows => {
  if (product.clase === 'tyre') {
    const { traits } = product;
    return traits ? [[traits.table, [{ ...traits, product_id }]]] : [];
  }
  const { partes_es, partes_ca } = product.article;
  const parts = partes_es.map((texto_es, place) => {
    const texto_ca = partes_ca[place] ?? texto_es;
    return { product_id, posicion: place + 1, texto_es, texto_ca };
  });
  return [...ofArticle(product.traits, product_id), ['article_part', parts]];
};
