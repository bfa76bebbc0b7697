import { chatterless } from './chatter.ts';

/** What people type to get an appointment says nothing of what is to be done. */
const asking: ReadonlySet<string> = new Set(
  'cita citas cites previa pedir demanar reservar reserva hora hores horas taller talleres tallers'.split(' '),
);

/** What is done to an appointment that somebody has: beside it, this is no work. */
const changing: ReadonlySet<string> = new Set(
  `cambiar cambio canviar canvi modificar anular anullar cancelar cancellar mover moure aplazar ajornar retrasar endarrerir
  adelantar avancar quitar treure`.split(/\s+/),
);

/** The words of a query that may name work of a workshop; none where all of them only ask for an appointment, or to change it. */
export const wordsOfService = (words: readonly string[]): string[] => {
  const telling = words.filter((word) => !asking.has(word));
  const asked = telling.length < words.length;
  return asked && chatterless(telling).every((word) => changing.has(word)) ? [] : telling;
};

/** Whether somebody asks for an appointment. */
export const asksForVisit = (words: readonly string[]): boolean => words.some((word) => asking.has(word));
