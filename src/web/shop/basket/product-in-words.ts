import type { BasketProduct } from '#contract/basket.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import type { Language } from '#domain/language.ts';
import { address } from '#web/addresses.ts';
import { articleAddress } from '../articles/article-address.ts';

/** A product as its owner calls it: a tyre by its maker, model and size, anything else by the name it is sold by. */
export const nameOf = (product: BasketProduct, language: Language): string =>
  product.tipo_producto === 'neumatico'
    ? `${product.marca} ${product.modelo} ${product.medida}`
    : product[`nombre_producto_${language}`];

/** Where a product is shown; undefined for what has no page of its own. */
export const productAddress = (product: BasketProduct, language: Language): string | undefined => {
  const { tipo_producto, marcaSlug, modeloSlug, specs } = product;
  if (tipo_producto === 'neumatico')
    return address('tyreModel', language, { marca: marcaSlug, modelo: `${modeloSlug}-${specs}` });
  return articleAddress({ id: specs, tipo_producto, marcaSlug, modeloSlug }, language);
};

/** Where others like it are found: tyres of the same size, or the list of its kind. */
export const likeAddress = (
  { tipo_producto, categoria, medida }: BasketProduct,
  language: Language,
): string | undefined => {
  switch (tipo_producto) {
    case 'neumatico':
      return categoria === 'coche'
        ? `${address('selectorResults', language)}?${new URLSearchParams({ medida })}`
        : undefined;
    case 'bateria':
      return address(categoria === 'coche' ? 'batteries' : 'motoBatteries', language);
    case 'aceite':
      return address('oils', language);
    case 'acc-seguridad':
      return address('safety', language);
    case 'acc-transporte':
      return address('transport', language);
    default:
      return undefined;
  }
};

/** Which words suit what is bought: goods are received and may come later, work is done. */
export const kindsIn = (products: readonly Pick<BasketProduct, 'tipo_producto'>[]) => ({
  tyresOnly: products.every(({ tipo_producto }) => tipo_producto === 'neumatico'),
  goods: products.some(({ tipo_producto }) => isGoods(tipo_producto)),
  work: products.some(({ tipo_producto }) => !isGoods(tipo_producto)),
});
