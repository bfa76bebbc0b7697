import type { Answer } from '#contract/contract.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { Refused, type Api } from '#web/api.ts';

export type FirstFree = Omit<Answer<'findFirstTimes'>['primeras'][number], 'id_navision'>;

/** The first free time of each tyre, by its `id_navision`; why there are none, in a sentence, where the place is why. */
export interface TimesNear {
  readonly free: Readonly<Record<string, FirstFree>>;
  readonly aviso: string | undefined;
}

/** What decides when a product can be fitted; what is no tyre is never run-flat. */
export interface Fitted {
  readonly id_navision: string;
  readonly cantidad: number;
  readonly disponibilidad: 0 | 1;
  readonly plazo: number;
  readonly runflat?: boolean;
  readonly tipoVehiculo: ProductVehicle;
}

/** Tyres that reach the workshop on the same day, and take the same work, are fitted first at the same time. */
const alike = ({ plazo, runflat, tipoVehiculo }: Fitted): string => `${plazo} ${runflat} ${tipoVehiculo}`;

const isSold = ({ disponibilidad }: Fitted): boolean => disponibilidad === 1;

/** Where tyres are to be fitted: near what was typed as a postcode, and at which workshop, where somebody chose one. */
export interface FittingPlace {
  readonly cp?: string | undefined;
  readonly taller?: number | undefined;
}

/** The first free times at a place, of what can be had. */
export const firstFreeTimes = async (
  api: Api,
  tyres: readonly Fitted[],
  { cp: postCode, taller: codTienda }: FittingPlace,
): Promise<TimesNear> => {
  const groups = [...Map.groupBy(tyres.filter(isSold), alike).values()];
  const products = groups.flatMap(([first]) =>
    first ? { id_navision: first.id_navision, cantidad: first.cantidad } : [],
  );
  if ((!postCode && codTienda === undefined) || products.length === 0) return { free: {}, aviso: undefined };
  try {
    const { primeras } = await api('findFirstTimes', { body: { postCode, codTienda, products } });
    const times = new Map(primeras.map(({ id_navision, ...free }) => [id_navision, free]));
    const free = groups.flatMap((group) => {
      const time = times.get(group[0]?.id_navision ?? '');
      return time ? group.map(({ id_navision }) => [id_navision, time] as const) : [];
    });
    return { free: Object.fromEntries(free), aviso: undefined };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // What was not typed cannot be put right.
    return { free: {}, aviso: postCode ? error.problem.error : undefined };
  }
};
