import type { AirWish } from '#domain/air-conditioning/air-answer.ts';
import { parsePostcode } from '#domain/finder/address-query.ts';
import { fuels } from '#domain/vehicles/facts.ts';
import { vehicleTypes } from '#domain/vehicles/vehicle-types.ts';

/** What an address of the assistant says: what decides, and by which name its driver knows the car. */
export interface AirAsked extends AirWish {
  readonly vehiculo: string | null;
}

export interface AirQuery {
  /** Null: nothing was asked yet. */
  readonly asked: AirAsked | null;
  /** A year that was typed and is none. */
  readonly wrongYear: string | null;
  readonly cp: string | null;
}

const wordOf = <Word extends string>(words: readonly Word[], typed: string | null): Word | null =>
  words.find((word) => word === typed) ?? null;

const labels = ['R134a', 'R1234yf', 'nose'] as const;

/** Four figures of a year in which cars had air conditioning; `0` where nobody knows it. */
const readYear = (typed: string | null, thisYear: number): number | null => {
  const year = /^(?:0|\d{4})$/.test(typed ?? '') ? Number(typed) : null;
  return year === 0 || (year !== null && year >= 1950 && year <= thisYear + 1) ? year : null;
};

/** Null where it is said that nobody knows; undefined where no years can be read. */
const yearsIn = (query: URLSearchParams, typed: string | null, thisYear: number): AirWish['years'] | undefined => {
  const [desde, hasta] = [query.get('desde') ?? typed, query.get('hasta') ?? typed].map((year) =>
    readYear(year, thisYear),
  );
  if (typeof desde !== 'number' || typeof hasta !== 'number') return undefined;
  return desde && hasta ? { desde: Math.min(desde, hasta), hasta: Math.max(desde, hasta) } : null;
};

const carIn = (query: URLSearchParams) => ({
  tipoVehiculo: wordOf(vehicleTypes, query.get('tipo')) ?? 'turismo',
  combustible: query.has('electrico') ? 'hibrido' : wordOf(fuels, query.get('combustible')),
  etiqueta: wordOf(labels, query.get('etiqueta')),
  vehiculo: query.get('vehiculo')?.trim().slice(0, 120) || null,
});

/**
 * Reads an address: `desde` and `hasta` of a car that was found, or `ano` as it was typed, where 0 means that nobody knows;
 * the kind of vehicle, its fuel and what its label says.
 */
export const readAirQuery = (query: URLSearchParams, thisYear: number): AirQuery => {
  const cp = parsePostcode(query.get('cp')) ?? null;
  const typed = query.get('ano')?.trim() ?? null;
  const years = yearsIn(query, typed, thisYear);
  if (typed !== null && years === undefined) return { asked: null, wrongYear: typed, cp };
  if (!query.has('tipo') && typed === null) return { asked: null, wrongYear: null, cp };
  return { asked: { ...carIn(query), years: years ?? null }, wrongYear: null, cp };
};

/** The same as pairs of an address. */
export const writeAirQuery = (
  { tipoVehiculo, combustible, years, etiqueta, vehiculo }: AirAsked,
  cp: string | null,
): URLSearchParams =>
  new URLSearchParams({
    tipo: tipoVehiculo,
    ...(vehiculo && { vehiculo }),
    ...(years ? { desde: String(years.desde), hasta: String(years.hasta) } : { ano: '0' }),
    ...(combustible && { combustible }),
    ...(etiqueta && { etiqueta }),
    ...(cp && { cp }),
  });
