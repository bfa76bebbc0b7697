/** The same event with the same payload within so long is one (spec N23). */
const windowMs = 1000;

/**
 * Whether something is told again that was told a moment ago. It remembers what it is asked, for as long as it matters.
 * `now` is in milliseconds of any clock that only goes forward.
 */
export const newOnce = (): ((event: object, now: number) => boolean) => {
  const told = new Map<string, number>();
  return (event, now) => {
    for (const [other, at] of told) if (now - at >= windowMs) told.delete(other);
    const key = JSON.stringify(event);
    const isRepeated = told.has(key);
    if (!isRepeated) told.set(key, now);
    return isRepeated;
  };
};
