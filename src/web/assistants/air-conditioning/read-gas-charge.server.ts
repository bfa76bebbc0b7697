import type { ArticleResult } from '#contract/catalogue.ts';
import type { Refrigerant } from '#domain/vehicles/refrigerant.ts';
import type { Api } from '#web/api.ts';
import { unlessRefused } from '#web/refused.ts';

/** The charge of a gas that is on sale, at the price of a postcode's country; null where none is. */
export const readGasCharge = async (api: Api, gas: Refrigerant, cp: string | null): Promise<ArticleResult | null> => {
  const sold = await unlessRefused(
    api('searchCatalogue', {
      params: { catalogKey: 'aire-acondicionado' },
      query: { filters: '{}', pagination: JSON.stringify({ pageSize: 50 }), ...(cp ? { cpostal: cp } : {}) },
    }),
  );
  const charge = sold?.data.products.find(
    ({ atributos, disponibilidad }) => 'gas' in atributos && atributos.gas === gas && disponibilidad === 1,
  );
  return charge ?? null;
};
