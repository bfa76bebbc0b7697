import { addDays, type Fecha } from '../booking/calendar.ts';

export const reportStates = ['recibida', 'en-tramite', 'cerrada'] as const;
export type ReportState = (typeof reportStates)[number];

export const reportLength = { least: 20, most: 10_000 } as const;
/** So many messages a report may have, of both sides. */
export const mostReportMessages = 100;

/** Seven days to say that it came, and three months from then on at the latest to answer it (Ley 2/2023, art. 9.2). */
export const reportDays = { acuse: 7, respuesta: 90 } as const;

export const reportDeadlines = (received: Fecha): { readonly acuseHasta: Fecha; readonly respuestaHasta: Fecha } => ({
  acuseHasta: addDays(received, reportDays.acuse),
  respuestaHasta: addDays(received, reportDays.respuesta),
});

interface Dated {
  readonly estado: ReportState;
  readonly acusada: Fecha | null;
  readonly acuseHasta: Fecha;
  readonly respuestaHasta: Fecha;
}

/** Whether one of both days has passed. */
export const isLateReport = ({ estado, acusada, acuseHasta, respuestaHasta }: Dated, today: Fecha): boolean =>
  estado !== 'cerrada' && ((acusada === null && acuseHasta < today) || respuestaHasta < today);

/** Without letters that look like figures (Crockford's base32): a code is copied by hand. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const reportCodeLength = 20;

/** `K7QM-2XPA-…`: five bits of each of twenty random bytes, a hundred bits in all. */
export const writeReportCode = (random: Uint8Array): string =>
  Array.from(random, (byte) => letters.charAt(byte % 32))
    .join('')
    .replaceAll(/.{4}(?=.)/g, '$&-');

/** The letters of a code, however it was copied; undefined where it cannot be one. */
export const readReportCode = (typed: string): string | undefined => {
  const bare = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return bare.length === reportCodeLength && Array.from(bare).every((letter) => letters.includes(letter))
    ? bare
    : undefined;
};
