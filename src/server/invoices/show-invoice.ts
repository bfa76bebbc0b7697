import type { ShownInvoice } from '#contract/invoices.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { isJoined } from '#domain/invoices/is-joined.ts';
import { standingInvoices } from '#domain/invoices/standing.ts';
import { plus } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { toPercent } from '#domain/money/rate.ts';
import type { ListedInvoice } from './invoice-lists-store.ts';
import type { InvoiceRow } from './invoices-store.ts';
import type { RecordState } from './sending-store.ts';

export const showListed = ({ numero, fecha, tipo, papel, pedido, total, vigente }: ListedInvoice): ShownInvoice => ({
  numero,
  fecha,
  tipo,
  papel,
  pedido,
  total: toEuros(total),
  vigente,
});

/** An invoice that was issued just now. */
export const showIssued = (factura: Invoice): ShownInvoice => showListed({ ...factura, vigente: true });

type Possible = 'canjear' | 'rectificar' | 'anular' | 'reenviar';

/** What may be done with an invoice; only those who see all workshops annul. */
export const whatMay = (
  { factura, sustituidaPor, anulada }: InvoiceRow,
  all: readonly Invoice[],
  registros: readonly RecordState[],
  seesAll: boolean,
): Possible[] => {
  const ended = anulada || sustituidaPor !== null;
  const stands = !ended && standingInvoices(all).some((each) => each.factura.numero === factura.numero);
  const may: Readonly<Record<Possible, boolean>> = {
    canjear: stands && factura.receptor === null,
    rectificar: stands && factura.receptor !== null,
    anular: seesAll && !ended && !isJoined(factura, all),
    reenviar: registros.some(({ estado }) => estado === 'revisar'),
  };
  return (Object.keys(may) as Possible[]).filter((each) => may[each]);
};

/** An invoice in full, as staff see it. */
export const showDetail = (row: InvoiceRow) => {
  const { factura, sustituidaPor, anulada } = row;
  const { emisor, receptor } = factura;
  return {
    ...showListed({ ...factura, vigente: !anulada && sustituidaPor === null }),
    emisor: { nombre: emisor.nombre, nif: emisor.nif, pais: emisor.pais },
    receptor: receptor && {
      nombre: receptor.nombre,
      nif: receptor.nif,
      direccion: receptor.direccion,
      cpostal: receptor.cpostal,
      poblacion: receptor.poblacion,
      provincia: receptor.provincia,
    },
    lineas: factura.lineas.map(({ texto, cantidad, base, ecotasa }) => ({
      texto,
      cantidad,
      importe: toEuros(plus(base, ecotasa)),
    })),
    desglose: factura.desglose.map(({ impuesto, base, cuota }) => ({
      porcentaje: toPercent(impuesto),
      base: toEuros(base),
      cuota: toEuros(cuota),
    })),
    sustituidaPor,
    anulada,
  };
};
