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

interface Words {
  readonly marca: string;
  readonly producto: string;
}
type PageOf = (words: Words, language: Language) => string | undefined;

const nowhere: PageOf = () => undefined;
const ozoneKits: PageOf = (_, language) => address('ozoneKits', language);

const pages: Readonly<Record<ProductKind, PageOf>> = {
  bateria: (words, language) => address('battery', language, words),
  aceite: ({ producto }, language) => address('oil', language, { producto }),
  'acc-seguridad': ({ producto }, language) => address('safetyItem', language, { producto }),
  'acc-transporte': ({ producto }, language) => address('transportItem', language, { producto }),
  kito1: ozoneKits,
  kito2: ozoneKits,
  ozono: ozoneKits,
  neumatico: nowhere,
  camara: nowhere,
  mousse: nowhere,
  amortiguador: nowhere,
  ac: nowhere,
  ac2: nowhere,
  revision: nowhere,
  revision_moto: nowhere,
  packinvierno: nowhere,
  preitv: nowhere,
};

/** Where an article is shown: its sheet, or the page of its kind; undefined for what has no page of its own. */
export const articleAddress = (
  { id, tipo_producto: kind, marcaSlug, modeloSlug }: AddressedArticle,
  language: Language,
): string | undefined => pages[kind]({ marca: marcaSlug, producto: `${modeloSlug}-${id}` }, language);

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
