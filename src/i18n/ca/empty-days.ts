import type { Motivo } from '#domain/booking/availability.ts';
import type { EmptyDayFacts } from '../es/empty-days.ts';

export const emptyDays: Readonly<Record<Motivo, (facts: EmptyDayFacts) => string>> = {
  festivo: ({ festivo }) => `El taller tanca: ${festivo}.`,
  cerrado: () => 'El taller no obre aquest dia de la setmana.',
  'horario-corto': () => 'Aquest dia el taller obre menys estona de la que cal.',
  entrega: () => 'El que has demanat encara no haurà arribat al taller.',
  antelacion: ({ horas }) =>
    `Ja no hi ha temps: l’hora es demana amb ${horas === 1 ? 'una hora' : `${horas} hores`} d’antelació.`,
  maquina: () => 'Queda lloc, però la màquina que cal està ocupada.',
  completo: () => 'Aquest dia ja no hi queden hores lliures.',
};
