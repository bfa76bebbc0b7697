import type { Answer } from '#contract/contract.ts';
import type { TyreResult } from '#contract/tyres.ts';
import { Refused, type Api } from '#web/api.ts';

export type FirstFree = Omit<Answer<'findFirstTimes'>['primeras'][number], 'id_navision'>;

/** The first free time of each tyre, by its `id_navision`; why there are none, in a sentence, where the place is why. */
export interface TimesNear {
  readonly free: Readonly<Record<string, FirstFree>>;
  readonly aviso: string | undefined;
}

/** Tyres that reach the workshop on the same day, and take the same work, are fitted first at the same time. */
const alike = ({ plazo, runflat, tipoVehiculo }: TyreResult): string => `${plazo} ${runflat} ${tipoVehiculo}`;

const isSold = ({ disponibilidad }: TyreResult): boolean => disponibilidad === 1;

/** The first free times near what was typed as a postcode, of what can be had. */
export const firstFreeTimes = async (
  api: Api,
  tyres: readonly TyreResult[],
  postCode: string | undefined,
): Promise<TimesNear> => {
  const groups = [...Map.groupBy(tyres.filter(isSold), alike).values()];
  const products = groups.flatMap(([first]) =>
    first ? { id_navision: first.id_navision, cantidad: first.cantidad } : [],
  );
  if (!postCode || products.length === 0) return { free: {}, aviso: undefined };
  try {
    const { primeras } = await api('findFirstTimes', { body: { postCode, products } });
    const times = new Map(primeras.map(({ id_navision, ...free }) => [id_navision, free]));
    const free = groups.flatMap((group) => {
      const time = times.get(group[0]?.id_navision ?? '');
      return time ? group.map(({ id_navision }) => [id_navision, time] as const) : [];
    });
    return { free: Object.fromEntries(free), aviso: undefined };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { free: {}, aviso: error.problem.error };
  }
};
