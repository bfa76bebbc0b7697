import { compareSpeeds } from '../tyres/speed-symbols.ts';

/** A size that is looked for: what is left out may be anything. */
export interface WantedSize {
  readonly ancho?: number | undefined;
  readonly serie?: number | undefined;
  readonly llanta?: number | undefined;
  readonly carga?: number | undefined;
  readonly velocidad?: string | undefined;
}

/**
 * `si` fits; `indices` is its size, but what is looked for may bear less than its papers ask; `corto` is its size and bears less;
 * `no` is none of its sizes.
 */
export type Fits =
  | { readonly fits: 'si' }
  | { readonly fits: 'no' }
  | { readonly fits: 'indices' | 'corto'; readonly carga: number; readonly velocidad: string };

const parts = /^(\d+)\/(\d+) Z?R(\d+)(?: \(?(\d+)([A-Z]\d?))?/;

/** A size as it is read on a tyre: `205/55 R16 91V`; what cannot be read is left out. */
export const readSize = (medida: string): WantedSize => {
  const [, ancho, serie, llanta, carga, velocidad] = parts.exec(medida) ?? [];
  if (ancho === undefined) return {};
  const size = { ancho: Number(ancho), serie: Number(serie), llanta: Number(llanta) };
  return carga === undefined ? size : { ...size, carga: Number(carga), velocidad };
};

/** Whether tyres of a size fit a car, by its sizes as they are read on the tyre; undefined where nobody knows. */
export const fitsSize = (
  medidas: readonly { readonly delantera: string; readonly trasera: string | null }[],
  { ancho, serie, llanta, carga, velocidad }: WantedSize,
): Fits | undefined => {
  if (medidas.length === 0 || ancho === undefined || serie === undefined || llanta === undefined) return undefined;
  const first = medidas
    .flatMap(({ delantera, trasera }) => [delantera, trasera ?? delantera])
    .map(readSize)
    .find((size) => size.ancho === ancho && size.serie === serie && size.llanta === llanta);
  if (!first) return { fits: 'no' };
  if (first.carga === undefined || first.velocidad === undefined) return { fits: 'si' };
  const asked = { carga: first.carga, velocidad: first.velocidad };
  if ((carga ?? Infinity) < asked.carga || (velocidad !== undefined && compareSpeeds(velocidad, asked.velocidad) < 0))
    return { fits: 'corto', ...asked };
  return carga === undefined || velocidad === undefined ? { fits: 'indices', ...asked } : { fits: 'si' };
};
