const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** So many are offered at once. */
const offered = 3;

/** The free times of the day that are nearest to the one that was lost, in order; that one itself is offered apart. */
export const nearestHours = (free: readonly string[], lost: string): readonly string[] => {
  const far = (time: string) => Math.abs(minutesOf(time) - minutesOf(lost));
  return free
    .filter((time) => time !== lost)
    .toSorted((one, other) => far(one) - far(other))
    .slice(0, offered)
    .toSorted();
};
