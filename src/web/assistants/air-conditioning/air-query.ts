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
  /** A year that was typed and is none, or none in which a car with air conditioning was made. */
  readonly wrongYear: string | null;
  readonly cp: string | null;
}

const wordOf = <Word extends string>(words: readonly Word[], typed: string | null): Word | null =>
  words.find((word) => word === typed) ?? null;

const labels = ['R134a', 'R1234yf', 'nose'] as const;

/** The years in which cars had air conditioning. */
export const airYears = (thisYear: number) => ({ desde: 1950, hasta: thisYear + 1 });

export const isFourFigures = (typed: string): boolean => /^\d{4}$/.test(typed);

/** Four figures of such a year; `0` where nobody knows it. */
const readYear = (typed: string | null, thisYear: number): number | null => {
  if (typed === '0') return 0;
  const { desde, hasta } = airYears(thisYear);
  const year = isFourFigures(typed ?? '') ? Number(typed) : 0;
  return year >= desde && year <= hasta ? year : null;
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
