import type { ArticleResult } from '#contract/catalogue.ts';
import type { Refrigerant } from '#domain/vehicles/refrigerant.ts';
import type { Api } from '#web/api.ts';
import { unlessRefused } from '#web/refused.ts';

/** An appointment for whatever gas, where the chain takes none for this one. */
const anyCharge = 'aire-acondicionado';

/** A charge, and the service as which an appointment for it is booked. */
export interface GasCharge {
  readonly charge: ArticleResult;
  readonly servicio: string;
}

/** The charge of a gas that is on sale, at the price of a postcode's country; null where none is. */
export const readGasCharge = async (api: Api, gas: Refrigerant, cp: string | null): Promise<GasCharge | null> => {
  const sold = await unlessRefused(
    api('searchCatalogue', {
      params: { catalogKey: 'aire-acondicionado' },
      query: { filters: '{}', pagination: JSON.stringify({ pageSize: 50 }), ...(cp ? { cpostal: cp } : {}) },
    }),
  );
  const charge = sold?.data.products.find(
    ({ atributos, disponibilidad }) => 'gas' in atributos && atributos.gas === gas && disponibilidad === 1,
  );
  if (!charge) return null;
  const { deAsistentes } = await api('listVisitServices', {});
  const own = deAsistentes.find(({ producto }) => producto?.id === charge.id);
  return { charge, servicio: own?.servicio ?? anyCharge };
};
