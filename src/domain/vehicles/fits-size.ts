import { compareSpeeds } from '../tyres/speed-symbols.ts';

/** A size that is looked for: what is left out may be anything. */
export interface WantedSize {
  readonly ancho?: number | undefined;
  readonly serie?: number | undefined;
  readonly llanta?: number | undefined;
  readonly carga?: number | undefined;
  readonly velocidad?: string | undefined;
}

/** `si` fits; `indices` is its size, but what is looked for may bear less than its papers ask; `no` is none of its sizes. */
export type Fits = { readonly fits: 'si' | 'no' } | { readonly fits: 'indices'; readonly indices: string };

const parts = /^(\d+)\/(\d+) Z?R(\d+)(?: \(?(\d+)([A-Z]\d?))?/;

/** Whether tyres of a size fit a car, by its sizes as they are read on the tyre; undefined where nobody knows. */
export const fitsSize = (
  medidas: readonly { readonly delantera: string; readonly trasera: string | null }[],
  { ancho, serie, llanta, carga, velocidad }: WantedSize,
): Fits | undefined => {
  if (medidas.length === 0 || ancho === undefined || serie === undefined || llanta === undefined) return undefined;
  const all = medidas.flatMap(({ delantera, trasera }) => [delantera, trasera ?? delantera]);
  const first = all
    .map((medida) => parts.exec(medida))
    .find((read) => [ancho, serie, llanta].every((number, place) => Number(read?.[place + 1]) === number));
  if (!first) return { fits: 'no' };
  const [, , , , ic, cv] = first;
  if (ic === undefined || cv === undefined) return { fits: 'si' };
  const bears =
    carga !== undefined && carga >= Number(ic) && velocidad !== undefined && compareSpeeds(velocidad, cv) >= 0;
  return bears ? { fits: 'si' } : { fits: 'indices', indices: `${ic}${cv}` };
};
