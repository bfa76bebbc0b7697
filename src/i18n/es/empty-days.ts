import type { Motivo } from '#domain/booking/availability.ts';

/** What a sentence about a day without times speaks of. */
export interface EmptyDayFacts {
  /** The holiday's name. */
  readonly festivo: string;
  /** Hours of notice. */
  readonly horas: number;
}

/** Why a day has no time. */
export const emptyDays: Readonly<Record<Motivo, (facts: EmptyDayFacts) => string>> = {
  festivo: ({ festivo }) => `El taller cierra: ${festivo}.`,
  cerrado: () => 'El taller no abre ese día de la semana.',
  'horario-corto': () => 'Ese día el taller abre menos tiempo del que hace falta.',
  entrega: () => 'Lo que has pedido aún no habrá llegado al taller.',
  antelacion: ({ horas }) =>
    `Ya no hay tiempo: la hora se pide con ${horas === 1 ? 'una hora' : `${horas} horas`} de antelación.`,
  maquina: () => 'Queda sitio, pero la máquina que hace falta está ocupada.',
  completo: () => 'Ese día ya no quedan horas libres.',
};
