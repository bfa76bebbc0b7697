import type { Basket } from '#contract/basket.ts';

type Product = Pick<Basket['products'][number], 'id_navision' | 'cantidad'>;
type Service = Pick<Basket['services'][number], 'id_navision'>;

/** What is to be done for a basket, as calls about workshops and times ask for it: its products, and the services chosen. */
export const workOf = ({ products, services }: Pick<Basket, 'products' | 'services'>) => ({
  products: products.map(({ id_navision, cantidad }): Product => ({ id_navision, cantidad })),
  services: services.filter(({ selected }) => selected).map(({ id_navision }): Service => ({ id_navision })),
});

/** What the workshops near somebody have to be able to do for a basket. */
export const workshopsWork = (basket: Pick<Basket, 'products' | 'services'>) => {
  const { products, services } = workOf(basket);
  return { selectedProducts: products, services, forEcommerce: true };
};

/** As far ahead as days are consulted (spec H9). */
const numDays = 25;

/** The question for the days of a workshop for a basket. */
export const datesBody = (basket: Pick<Basket, 'cestaID' | 'products' | 'services'>, codTienda: number) => {
  const { products, services } = workOf(basket);
  return { codTienda, cestaID: basket.cestaID, selectedProducts: products, services, numDays };
};
