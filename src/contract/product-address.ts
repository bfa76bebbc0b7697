import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { Language } from '#domain/language.ts';
import { address } from './addresses.ts';

/** What an article's address is made of. */
export interface AddressedArticle {
  readonly id: number | string;
  readonly tipo_producto: ProductKind;
  readonly marcaSlug: string;
  readonly modeloSlug: string;
}

/** Where an article is shown: its sheet, or the page of its kind; undefined for what has no page of its own. */
export const articleAddress = (
  { id, tipo_producto, marcaSlug, modeloSlug }: AddressedArticle,
  language: Language,
): string | undefined => {
  const producto = `${modeloSlug}-${id}`;
  switch (tipo_producto) {
    case 'bateria':
      return address('battery', language, { marca: marcaSlug, producto });
    case 'aceite':
      return address('oil', language, { producto });
    case 'acc-seguridad':
      return address('safetyItem', language, { producto });
    case 'acc-transporte':
      return address('transportItem', language, { producto });
    case 'kito1':
    case 'kito2':
    case 'ozono':
      return address('ozoneKits', language);
    case 'neumatico':
    case 'camara':
    case 'mousse':
    case 'amortiguador':
    case 'ac':
    case 'ac2':
    case 'revision':
    case 'revision_moto':
    case 'packinvierno':
    case 'preitv':
      return undefined;
  }
};

/** A product by the words of its address; `specs` are a tyre's, behind its model. */
export interface AddressedProduct extends AddressedArticle {
  readonly id: number;
  readonly specs: string;
}

/** Where a product is shown; undefined for what has no page of its own. */
export const productAddress = (product: AddressedProduct, language: Language): string | undefined =>
  product.tipo_producto === 'neumatico'
    ? address('tyreModel', language, { marca: product.marcaSlug, modelo: `${product.modeloSlug}-${product.specs}` })
    : articleAddress(product, language);
