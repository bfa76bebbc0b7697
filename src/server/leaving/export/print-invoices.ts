import type { Database } from '../../database/database.ts';
import { findInvoice } from '../../invoices/invoices-store.ts';
import { printIssued } from '../../invoices/print-issued.ts';
import type { Collected } from './collect.ts';
import type { FileInside } from './write-files.ts';

/** So many are printed by one job, before its worker would be taken for dead. */
const mostInvoices = 500;

/** The file of each invoice that was collected; 'too-much' beyond so many, or so many bytes. */
export const printInvoices = async (
  database: Database,
  { lists }: Collected,
  mostBytes: number,
): Promise<FileInside[] | 'too-much'> => {
  const numbers = (lists.find(({ kind }) => kind === 'facturas')?.rows ?? []).map(({ numero }) => String(numero));
  if (numbers.length > mostInvoices) return 'too-much';
  const files: FileInside[] = [];
  let bytes = 0;
  for (const numero of numbers) {
    const row = await findInvoice(database, numero);
    if (!row) continue;
    const content = await printIssued(database, row);
    bytes += content.length;
    if (bytes > mostBytes) return 'too-much';
    files.push({ name: `facturas/${numero.replaceAll(/[^\w.-]/g, '-')}.pdf`, content });
  }
  return files;
};
