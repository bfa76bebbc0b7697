import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  makeAnnulment,
  makeRegistration,
  type Annulment,
  type BillingRecord,
  type ChainLink,
  type Registration,
} from '#domain/invoices/verifactu/billing-record.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import { sha256 } from './verifactu/sha256.ts';
import type { BillingSystem } from './verifactu/write-message.ts';

/** Why a record comes again, as `makeRegistration` and `makeAnnulment` take it. */
export type RecordMarks = Partial<
  Pick<Registration, 'repara' | 'noCensado'> & Pick<Annulment, 'rechazoPrevio' | 'sinRegistroPrevio'>
>;

export interface RecordRow {
  readonly nif: string;
  readonly orden: number;
  readonly clase: 'alta' | 'anulacion';
  readonly anterior: ChainLink | null;
  readonly generado: string;
  readonly huella: string;
  readonly marcas: RecordMarks;
  readonly sistema: BillingSystem;
  readonly factura: Invoice;
}

/** The columns of `RecordRow`, of a `billing_record r` and its `invoice i`. */
export const recordColumns = fragment`
  r.nif, r.orden, r.clase, r.anterior, r.generado, r.huella, r.marcas, r.sistema, i.factura`;

/** A record as it was made: its hash is the one that was written then. */
export const recordOf = ({ clase, factura, anterior, generado, huella, marcas }: RecordRow): BillingRecord => {
  const making = { anterior, generado, sha256 };
  const { rechazoPrevio = false, sinRegistroPrevio = false } = marcas;
  const made: BillingRecord =
    clase === 'alta'
      ? makeRegistration(factura, making, marcas)
      : makeAnnulment(factura, making, { rechazoPrevio, sinRegistroPrevio });
  return { ...made, huella };
};

/** The end of an issuer's chain. It is this transaction's until it ends. */
export const lockChain = async (
  tx: Database,
  nif: string,
): Promise<{ readonly ultimo: number; readonly eslabon: ChainLink | null; readonly generado: string | null }> =>
  await tx.one(sql`
    insert into billing_chain (nif) values (${nif}) on conflict (nif) do update set nif = excluded.nif
    returning ultimo, eslabon, generado`);

export const insertRecord = async (
  tx: Database,
  record: BillingRecord,
  {
    orden,
    marcas,
    sistema,
    now,
  }: {
    readonly orden: number;
    readonly marcas: RecordMarks;
    readonly sistema: BillingSystem;
    readonly now: Date;
  },
): Promise<void> => {
  const { nif, numero, fecha, huella, clase, anterior, generado } = record;
  await tx.run(sql`
    with linked as (
      update billing_chain set ultimo = ${orden}::bigint, generado = ${generado},
        eslabon = ${JSON.stringify({ nif, numero, fecha, huella })}::jsonb
      where nif = ${nif}
    ), waiting as (
      insert into billing_sending (nif, orden) values (${nif}, ${orden}::bigint)
    )
    insert into billing_record (nif, orden, numero, clase, anterior, generado, huella, marcas, sistema, creado)
    values (${nif}, ${orden}::bigint, ${numero}, ${clase}, ${anterior && JSON.stringify(anterior)}::jsonb, ${generado}, ${huella},
      ${JSON.stringify(marcas)}::jsonb, ${JSON.stringify(sistema)}::jsonb, ${now}::timestamptz)`);
};

/** The record that was made with an invoice. */
export const firstRecordOf = async (db: Database, numero: string): Promise<RecordRow | undefined> =>
  await db.maybeOne(sql`
    select ${recordColumns} from billing_record r join invoice i on i.numero = r.numero
    where r.numero = ${numero} and r.clase = 'alta' order by r.orden limit 1`);
