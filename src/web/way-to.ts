/** The way to a place on the map, by its coordinates. */
export const wayTo = ({ lat, lon }: { readonly lat: number; readonly lon: number }): string =>
  `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`;
