import type { ArticleTraits } from '#domain/catalogue/article-traits.ts';
import type { CatalogueRow } from '#domain/imports/catalogue-row.ts';
import type { TraitTable } from './catalogue-store.ts';

/** The tables beside a product's own, each with the rows that it should have of the product. */
export type TraitRows = readonly (readonly [table: TraitTable, rows: readonly object[]])[];

const ofArticle = (traits: ArticleTraits, product_id: number): TraitRows => {
  const row = { ...traits, product_id };
  switch (traits.tipo) {
    case 'camara':
    case 'mousse':
      return [
        ['tube', [row]],
        ['tube_size', traits.medidas.map((size) => ({ ...size, product_id }))],
      ];
    case 'bateria':
      return [['battery', [row]]];
    case 'aceite':
      return [['oil', [row]]];
    case 'acc-seguridad':
    case 'acc-transporte':
      return [['accessory', [row]]];
    case 'amortiguador':
      return [['shock_absorber', [row]]];
    case 'ac':
    case 'ac2':
      return [['gas_charge', [row]]];
    case 'revision':
    case 'revision_moto':
      return [['maintenance_pack', [row]]];
    case 'kito1':
    case 'kito2':
    case 'ozono':
    case 'packinvierno':
    case 'preitv':
      return [];
  }
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
