/**
 * How fast the crow's distance grows shorter, in kilometres an hour: in streets, and on the roads between towns. That roads
 * are longer than the crow flies is in both. They fit what the ways from Lleida to Mollerussa, Fraga and Tàrrega really take.
 */
const inTown = 25;
const betweenTowns = 100;
/** So many kilometres of every way are driven in streets. */
const streets = 5;

/** Minutes by car for a distance as the crow flies, whole ones, never under one: a rule of thumb, the same for everybody. */
export const driveMinutes = (kilometres: number): number =>
  Math.max(
    1,
    Math.round((Math.min(kilometres, streets) / inTown + Math.max(0, kilometres - streets) / betweenTowns) * 60),
  );
