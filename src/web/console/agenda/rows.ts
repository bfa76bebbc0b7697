import type { AgendaRow } from '#contract/agenda.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { liveStatuses } from '#domain/agenda/status.ts';
import { dayMinutes } from '#domain/time.ts';
import { printPlate } from '#domain/vehicles/plate.ts';
import { minutesOf, type Span } from './day-scale.ts';

/** The time of a row by the clock on the wall; what ends at midnight ends with the day. */
export const spanOf = ({ desde, hasta }: Pick<AgendaRow, 'desde' | 'hasta'>): Span => {
  const from = minutesOf(desde);
  const to = minutesOf(hasta);
  return { desde: from, hasta: to > from ? to : dayMinutes };
};

/** A stage of an appointment is a row of its own. */
export const keyOf = ({ id, etapa }: Pick<AgendaRow, 'id' | 'etapa'>): string => `${id}.${etapa}`;

/** Whether its bay is nobody else's. */
export const isLive = ({ status }: Pick<AgendaRow, 'status'>): boolean => liveStatuses.includes(status);

/** What a row is called in a sentence: the plate, or whoever or whatever there is instead. */
export const callRow = (
  row: Pick<AgendaRow, 'matricula' | 'cliente' | 'motivo' | 'kind'>,
  t: { readonly sinMatricula: string; readonly bloqueo: string },
): string =>
  row.kind === 'block'
    ? `${t.bloqueo}${row.motivo ? ` (${row.motivo})` : ''}`
    : row.matricula
      ? printPlate(row.matricula)
      : row.cliente
        ? fullName(row.cliente)
        : t.sinMatricula;
