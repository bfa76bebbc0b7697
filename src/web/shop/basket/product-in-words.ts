import type { BasketProduct } from '#contract/basket.ts';
import { isGoods, type ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { Language } from '#domain/language.ts';
import { tyreFamily } from '#domain/tyres/maker-address.ts';
import { address } from '#contract/addresses.ts';
import { articleAddress } from '#contract/product-address.ts';

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

const lists = {
  aceite: 'oils',
  'acc-seguridad': 'safety',
  'acc-transporte': 'transport',
} as const;

const hasList = (kind: ProductKind): kind is keyof typeof lists => kind in lists;

/** Where others like it are found: tyres of the same size, or the list of its kind. */
export const likeAddress = (
  { tipo_producto, id_site_tipo_vehiculo, categoria, medida }: BasketProduct,
  language: Language,
): string | undefined => {
  if (tipo_producto === 'neumatico' && tyreFamily(id_site_tipo_vehiculo) === 'coche')
    return `${address('selectorResults', language)}?${new URLSearchParams({ medida })}`;
  if (tipo_producto === 'bateria') return address(categoria === 'coche' ? 'batteries' : 'motoBatteries', language);
  return hasList(tipo_producto) ? address(lists[tipo_producto], language) : undefined;
};

/** Which words suit what is bought: goods are received and may come later, work is done. */
export const kindsIn = (products: readonly Pick<BasketProduct, 'tipo_producto'>[]) => ({
  tyresOnly: products.every(({ tipo_producto }) => tipo_producto === 'neumatico'),
  goods: products.some(({ tipo_producto }) => isGoods(tipo_producto)),
  work: products.some(({ tipo_producto }) => !isGoods(tipo_producto)),
});
