import type { Database } from '../database/database.ts';
import type { InvoiceRow } from './invoices-store.ts';
import { firstRecordOf, recordOf } from './records-store.ts';
import { recordDocument } from './verifactu/write-message.ts';

/** The file of an issued invoice: the same bytes whenever it is asked for. */
export const printIssued = async (
  database: Database,
  { factura, impreso }: Pick<InvoiceRow, 'factura' | 'impreso'>,
): Promise<Buffer> => {
  // What draws takes 34 MB; a server that prints nothing goes without.
  const { printInvoice } = await import('./paper/print-invoice.ts');
  const record = await firstRecordOf(database, factura.numero);
  return await printInvoice({
    factura,
    ...impreso,
    registro: record ? recordDocument(recordOf(record), record.sistema) : null,
  });
};
