interface FreeDay {
  readonly date: string;
  readonly libre: boolean;
}

/** The day that is shown once days are known: the chosen one stays, with times or without, so that what became of it is said. */
export const dayToShow = (chosen: string | null, days: readonly FreeDay[]): string | null => {
  if (days.some(({ date }) => date === chosen)) return chosen;
  return (days.find(({ libre }) => libre) ?? days[0])?.date ?? null;
};

/** The hours that may be chosen: the one held by this visitor is among them, though nobody else gets it. */
export const hoursToShow = (free: readonly string[], held: string | undefined): readonly string[] =>
  held === undefined || free.includes(held) ? free : [...free, held].sort();
