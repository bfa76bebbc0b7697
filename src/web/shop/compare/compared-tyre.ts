import type { TyreResult } from '#contract/tyres.ts';
import type { Api } from '#web/api.ts';
import { wasRefused } from '#web/refused.ts';

/** A tyre as it is compared: what lists show, and what its two indexes mean. */
export interface ComparedTyre extends TyreResult {
  readonly ancho: number;
  readonly serie: number;
  readonly llanta: number;
  readonly cargaKg: number | null;
  readonly velocidadKmh: number | null;
}

/** Undefined for what is not sold, and for what has no tyre's sheet. */
export const readComparedTyre = async (
  api: Api,
  id: string,
  cpostal: string | undefined,
): Promise<ComparedTyre | undefined> => {
  try {
    const { producto } = await api('readProduct', { params: { id }, body: {} });
    const { marcaSlug: marca, modeloSlug: modelo, specs } = producto;
    const { neumatico, ancho, serie, llanta, cargaKg, velocidadKmh } = await api('readTyreSheet', {
      params: { marca, modelo, specs },
      query: { cpostal },
    });
    return { ...neumatico, ancho, serie, llanta, cargaKg, velocidadKmh };
  } catch (error) {
    if (wasRefused(error)) return undefined;
    throw error;
  }
};
