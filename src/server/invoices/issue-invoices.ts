import type { DraftInvoice, Invoice } from '#domain/invoices/invoice.ts';
import { keepsChain, type Issuer } from '#domain/invoices/issuer.ts';
import { invoiceNumber, seriesFor } from '#domain/invoices/series.ts';
import { qrAddress } from '#domain/invoices/verifactu/qr-address.ts';
import { localTime } from '../booking/local-time.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OrderRow } from '../orders/orders-store.ts';
import type { Runtime } from '../runtime.ts';
import { addressLine } from '#domain/workshops/postal-address.ts';
import { addRecord } from './add-record.ts';
import { insertInvoice, takeNumber } from './invoices-store.ts';
import { issuerZone } from './issuer-zone.ts';
import { lockChain } from './records-store.ts';

/** Who issues the invoices of an order; null where the configuration names nobody for its country. */
export const issuerOf = ({ config }: Pick<Runtime, 'config'>, { snapshot }: OrderRow): Issuer | null =>
  config.invoices.issuers[snapshot.taller.pais];

/** Never before the last of its series, and within its year although midnight may pass while the series is waited for. */
const dayIn = (ejercicio: number, last: string | null, today: string): string => {
  const day = last !== null && last > today ? last : today;
  const end = `${ejercicio}-12-31`;
  return day > end ? end : day;
};

/**
 * Issues invoices: numbers, records for the tax agency, and a letter with the file of each, in the transaction that gives
 * the reason for them. Locks, after everything else that the transaction locks: series in the order of their names, then
 * the issuer's chain. So it is called once in a transaction, and last; what it issues has taken its number when it answers.
 */
export const issueInvoices = async (
  tx: Database,
  runtime: Pick<Runtime, 'config' | 'clock'>,
  order: OrderRow,
  emisor: Issuer,
  drafts: readonly DraftInvoice[],
): Promise<Invoice[]> => {
  const { config, clock } = runtime;
  const zone = issuerZone[emisor.pais];
  const begun = localTime(clock(), zone).fecha;
  const numbered = [];
  const inOrder = drafts
    .map((draft) => ({ draft, series: seriesFor(emisor.prefijo, draft.tipo, begun) }))
    .toSorted((one, other) => (one.series.serie < other.series.serie ? -1 : 1));
  for (const each of inOrder) numbered.push({ ...each, ...(await takeNumber(tx, each.series)) });
  const encadenada = keepsChain(emisor) && config.invoices.service.clase !== 'off';
  if (encadenada && numbered.length > 0) await lockChain(tx, emisor.nif);
  const issued: Invoice[] = [];
  for (const { draft, series, orden, fecha: last } of numbered) {
    const now = clock();
    const fecha = dayIn(series.ejercicio, last, localTime(now, zone).fecha);
    const factura: Invoice = { ...draft, numero: invoiceNumber(series, orden), fecha, emisor };
    const { taller } = order.snapshot;
    const impreso = {
      marca: config.site.nombre,
      qr: encadenada ? qrAddress(config.invoices.checkAddress, factura) : null,
      matricula: order.matricula,
      taller: `${taller.alias}, ${addressLine(taller)}`,
    };
    await insertInvoice(tx, { orderId: order.id, factura, series, orden, encadenada, impreso, now });
    if (encadenada) await addRecord(tx, runtime, 'alta', factura);
    const { email: destinatario, idioma } = order;
    await queueMail(tx, { template: 'factura', destinatario, idioma, datos: { numero: factura.numero } });
    issued.push(factura);
  }
  return issued;
};
