/** What people type to get an appointment says nothing of what is to be done. */
const asking: ReadonlySet<string> = new Set(
  'cita citas cites previa pedir demanar reservar reserva hora taller talleres tallers'.split(' '),
);

/** The words of a query that may name work of a workshop; none where all of them only ask for an appointment. */
export const wordsOfService = (words: readonly string[]): string[] => words.filter((word) => !asking.has(word));
