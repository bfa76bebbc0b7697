import type { Fecha } from '../booking/calendar.ts';
import { refuse, type Refusal } from '../refusal.ts';

/**
 * Kinds of invoices as the service of the tax agency names them (Orden HAC/1177/2024, list L2): F1 in full, F2 simplified,
 * F3 in full in place of simplified ones; corrective R1 (what was agreed changed or was undone, or the law was misread:
 * LIVA 80.1, 80.2, 80.6), R2 (insolvency, 80.3), R3 (unpaid, 80.4), R4 (any other), R5 (of a simplified one).
 */
export const invoiceTypes = ['F1', 'F2', 'F3', 'R1', 'R2', 'R3', 'R4', 'R5'] as const;
export type InvoiceType = (typeof invoiceTypes)[number];

/**
 * What is numbered apart. Corrective invoices must have a series of their own, and so must simplified ones beside those in
 * full (RD 1619/2012 art. 6.1.a, 7.1.a); a corrective one of a simplified one is both.
 */
export const seriesKinds = ['completa', 'simplificada', 'rectificativa', 'rectificativa-simplificada'] as const;
export type SeriesKind = (typeof seriesKinds)[number];

const letters: Readonly<Record<SeriesKind, string>> = {
  completa: 'F',
  simplificada: 'S',
  rectificativa: 'RF',
  'rectificativa-simplificada': 'RS',
};

export const seriesOf = (tipo: InvoiceType): SeriesKind => {
  switch (tipo) {
    case 'F1':
    case 'F3':
      return 'completa';
    case 'F2':
      return 'simplificada';
    case 'R5':
      return 'rectificativa-simplificada';
    case 'R1':
    case 'R2':
    case 'R3':
    case 'R4':
      return 'rectificativa';
  }
};

/** One gapless row of numbers: of an issuer, a kind and a year. */
export interface Series {
  /** Tells the issuers of a shop apart; empty or up to four capitals. */
  readonly prefijo: string;
  readonly serie: SeriesKind;
  /** Of the day of issue, on the issuer's wall. */
  readonly ejercicio: number;
}

/** The series that an invoice of that day takes its number from. */
export const seriesFor = (prefijo: string, tipo: InvoiceType, fecha: Fecha): Series => ({
  prefijo,
  serie: seriesOf(tipo),
  ejercicio: Number(fecha.slice(0, 4)),
});

const digits = 6;

/**
 * `F2026-000123`, `AD-RS2026-000007`: capitals, digits and hyphens only, so that it stands in an address and in the records
 * of the tax agency as it is. Throws a RangeError for what no series is or counts.
 */
export const invoiceNumber = ({ prefijo, serie, ejercicio }: Series, orden: number): string => {
  if (!/^[A-Z]{0,4}$/.test(prefijo)) throw new RangeError(`not a prefix of a series: ${prefijo}`);
  if (!Number.isSafeInteger(orden) || orden < 1) throw new RangeError(`not a place in a series: ${orden}`);
  if (!Number.isSafeInteger(ejercicio) || ejercicio < 2000 || ejercicio > 9999)
    throw new RangeError(`not a year of a series: ${ejercicio}`);
  return `${prefijo}${prefijo && '-'}${letters[serie]}${ejercicio}-${String(orden).padStart(digits, '0')}`;
};

/** A number as somebody typed it or an address carries it; whether there is such an invoice is another question. */
export const readInvoiceNumber = (typed: string): string | Refusal<'factura-no-existe'> => {
  const numero = typed.trim().toUpperCase();
  return /^(?:[A-Z]{1,4}-)?(?:F|S|RF|RS)[2-9]\d{3}-\d{6,12}$/.test(numero) ? numero : refuse('factura-no-existe');
};
