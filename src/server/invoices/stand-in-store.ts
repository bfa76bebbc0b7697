import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { LastRecord } from './verifactu/judge-chain.ts';
import type { KnownChain, KnownInvoice } from './verifactu/judge.ts';

/** What the stand-in knows of an issuer and of these invoices; nobody else changes it until the transaction ends. */
export const readKnown = async (tx: Database, nif: string, keys: readonly string[]): Promise<KnownChain> => {
  const { ultimo } = await tx.one<{ ultimo: LastRecord | null }>(sql`
    insert into sandbox_tax_chain (nif) values (${nif}) on conflict (nif) do update set nif = excluded.nif returning ultimo`);
  const rows = await tx.rows<KnownInvoice & { readonly clave: string }>(sql`
    select clave, estado, peticion from sandbox_tax_invoice where clave = any(${keys}::text[])`);
  return { ultimo, facturas: new Map(rows.map(({ clave, ...known }) => [clave, known])) };
};

export const keepKnown = async (
  tx: Database,
  nif: string,
  ultimo: LastRecord | null,
  changes: ReadonlyMap<string, KnownInvoice>,
): Promise<void> => {
  await tx.run(
    sql`update sandbox_tax_chain set ultimo = ${ultimo && JSON.stringify(ultimo)}::jsonb where nif = ${nif}`,
  );
  const rows = [...changes].map(([clave, known]) => ({ clave, ...known }));
  await tx.run(sql`
    insert into sandbox_tax_invoice (clave, estado, peticion)
    select clave, estado, peticion from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(clave text, estado text, peticion text)
    on conflict (clave) do update set estado = excluded.estado, peticion = excluded.peticion`);
};
