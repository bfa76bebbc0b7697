import type { Invoice } from '#domain/invoices/invoice.ts';
import { makeAnnulment, makeRegistration } from '#domain/invoices/verifactu/billing-record.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { billingSystem } from './billing-system.ts';
import { insertRecord, lockChain, type RecordMarks } from './records-store.ts';
import { issuerZone } from './issuer-zone.ts';
import { recordMoment } from './verifactu/record-moment.ts';
import { sha256 } from './verifactu/sha256.ts';

/** No record is made before the one that it is linked to, whatever the clocks of two servers say. */
const momentAfter = (before: string | null, now: string): string =>
  before !== null && Date.parse(before) > Date.parse(now) ? before : now;

/**
 * Adds a record of an invoice to the end of its issuer's chain. The chain is locked last of all, and until the transaction
 * ends, so the clock is read with the lock held.
 */
export const addRecord = async (
  tx: Database,
  { config, clock }: { readonly config: Config; readonly clock: () => Date },
  clase: 'alta' | 'anulacion',
  factura: Invoice,
  marcas: RecordMarks = {},
): Promise<void> => {
  const { ultimo, eslabon, generado } = await lockChain(tx, factura.emisor.nif);
  const now = clock();
  const making = {
    anterior: eslabon,
    generado: momentAfter(generado, recordMoment(now, issuerZone[factura.emisor.pais])),
    sha256,
  };
  const { rechazoPrevio = false, sinRegistroPrevio = false } = marcas;
  const record =
    clase === 'alta'
      ? makeRegistration(factura, making, marcas)
      : makeAnnulment(factura, making, { rechazoPrevio, sinRegistroPrevio });
  await insertRecord(tx, record, { orden: ultimo + 1, marcas, sistema: billingSystem(config), now });
};
