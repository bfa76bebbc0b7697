import type { TyreResult } from '#contract/tyres.ts';
import { Refused, type Api } from '#web/api.ts';

export interface FirstFree {
  readonly fecha: string;
  readonly hora: string;
  readonly poblacion: string;
}

/** The first free time of each tyre, by its `id_navision`; why there are none, in a sentence, where the place is why. */
export interface TimesNear {
  readonly free: Readonly<Record<string, FirstFree>>;
  readonly aviso: string | undefined;
}

/** The first free times near what was typed as a postcode. Tyres that reach the workshop on the same day share a question. */
export const firstFreeTimes = async (
  api: Api,
  tyres: readonly TyreResult[],
  postCode: string | undefined,
): Promise<TimesNear> => {
  let aviso: string | undefined;
  if (!postCode) return { free: {}, aviso };
  const byDelivery = Map.groupBy(
    tyres.filter(({ disponibilidad }) => disponibilidad === 1),
    ({ plazo, runflat, tipoVehiculo }) => `${plazo} ${runflat} ${tipoVehiculo}`,
  );
  const answers = await Promise.all(
    [...byDelivery.values()].map(async (group) => {
      const [first] = group;
      if (!first) return [];
      try {
        const { tiendas } = await api('findWorkshopsByPostcode', {
          body: {
            postCode,
            selectedProducts: [{ id_navision: first.id_navision, cantidad: first.cantidad }],
          },
        });
        const near = tiendas.find(({ primeraHora }) => primeraHora);
        if (!near?.primeraHora) return [];
        const free: FirstFree = { ...near.primeraHora, poblacion: near.poblacion };
        return group.map(({ id_navision }) => [id_navision, free] as const);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        aviso = error.problem.error;
        return [];
      }
    }),
  );
  return { free: Object.fromEntries(answers.flat()), aviso };
};
