import type { ChainBreak } from '#domain/invoices/verifactu/walk-chain.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { recordColumns, type RecordRow } from './records-store.ts';

/** The chains that there are, and up to which record each was walked. */
export const walksOf = async (db: Database): Promise<{ readonly nif: string; readonly orden: number }[]> =>
  await db.rows(sql`
    select c.nif, coalesce(w.orden, 0::bigint) as orden from billing_chain c left join billing_walk w on w.nif = c.nif order by c.nif`);

/** Records from a place of the chain on. */
export const recordsFrom = async (
  db: Database,
  nif: string,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<RecordRow[]> =>
  await db.rows(sql`
    select ${recordColumns} from billing_record r join invoice i on i.numero = r.numero
    where r.nif = ${nif} and r.orden >= ${from}::bigint order by r.orden limit ${most}::int`);

/** Keeps what was found between two places of a chain, in place of what was found there before. */
export const keepWalk = async (
  tx: Database,
  nif: string,
  {
    from,
    to,
    found,
  }: {
    readonly from: number;
    /** The last record that was walked; 0 begins anew. */
    readonly to: number;
    readonly found: readonly (Omit<ChainBreak, 'lugar'> & { readonly orden: number })[];
  },
): Promise<void> => {
  await tx.run(sql`
    delete from billing_break where nif = ${nif} and orden >= ${from}::bigint and (orden <= ${to}::bigint or ${to}::bigint = 0)`);
  await tx.run(sql`
    insert into billing_break (nif, orden, motivo, numero)
    select ${nif}, orden, motivo, numero from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(orden bigint, motivo text, numero text)`);
  await tx.run(sql`
    insert into billing_walk (nif, orden) values (${nif}, ${to}::bigint) on conflict (nif) do update set orden = excluded.orden`);
};
