/** A place on Earth in degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

const earthKilometres = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two places, as the crow flies (haversine). Lleida to Barcelona is 131. */
export const distanceBetween = (one: Place, other: Place): number => {
  const haversine = (angle: number): number => Math.sin(radians(angle) / 2) ** 2;
  const parallels = Math.cos(radians(one.lat)) * Math.cos(radians(other.lat));
  const chord = haversine(other.lat - one.lat) + parallels * haversine(other.lon - one.lon);
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(chord)));
};

/** Workshops nearest first, each with its `distancia` in kilometres, to the hundred metres; of two as near, the lower number. */
export const orderByDistance = <Workshop extends Place & { readonly codTienda: number }>(
  workshops: readonly Workshop[],
  from: Place,
): (Workshop & { readonly distancia: number })[] =>
  workshops
    .map((workshop) => ({ workshop, kilometres: distanceBetween(from, workshop) }))
    .sort((one, other) => one.kilometres - other.kilometres || one.workshop.codTienda - other.workshop.codTienda)
    .map(({ workshop, kilometres }) => ({ ...workshop, distancia: Math.round(kilometres * 10) / 10 }));
