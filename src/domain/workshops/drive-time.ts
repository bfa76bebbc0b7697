/** What roads are longer than the crow flies, and how fast they are driven: a rule of thumb, the same for everybody. */
const detour = 1.3;
const kilometresAnHour = 50;

/** Minutes by car for a distance as the crow flies, whole ones, never under one. Ten kilometres are sixteen. */
export const driveMinutes = (kilometres: number): number =>
  Math.max(1, Math.round((kilometres * detour * 60) / kilometresAnHour));
