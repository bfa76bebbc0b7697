import type { Language } from '#domain/language.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** Of the wish: its file is being made, may be fetched, would be too large, or could not be made. */
export type ExportState = 'preparando' | 'lista' | 'demasiado' | 'fallida';

interface ExportRow {
  readonly estado: ExportState;
  readonly pedido: Date;
  readonly desde: Date;
  readonly veces: number;
  readonly caduca: Date;
  readonly descargas: number;
}

/** The wish of an account that still counts. */
export const findExport = async (db: Database, accountId: string, now: Date): Promise<ExportRow | undefined> =>
  await db.maybeOne<ExportRow>(sql`
    select estado, pedido, desde, veces, caduca, descargas from data_export
    where account_id = ${accountId}::uuid and caduca > ${now}`);

/**
 * Claims a wish: one while none is being made, and so many within `day` of the first. It takes the place of the one before,
 * whose file is gone with it. False where there is none to be had.
 */
export const claimExport = async (
  tx: Database,
  wish: {
    readonly id: string;
    readonly accountId: string;
    readonly idioma: Language;
    readonly now: Date;
    readonly ends: Date;
    /** A day ago. */
    readonly before: Date;
    readonly most: number;
  },
): Promise<boolean> => {
  const { id, accountId, idioma, now, ends, before, most } = wish;
  const claimed = await tx.run(sql`
    insert into data_export as d (account_id, id, idioma, estado, pedido, desde, veces, caduca)
    values (${accountId}::uuid, ${id}::uuid, ${idioma}, 'preparando', ${now}, ${now}, 1, ${ends})
    on conflict (account_id) do update set
      id = excluded.id, idioma = excluded.idioma, estado = 'preparando', pedido = excluded.pedido, caduca = excluded.caduca,
      hecho = null, descargas = 0, archivo = null,
      desde = case when d.desde <= ${before} then excluded.desde else d.desde end,
      veces = case when d.desde <= ${before} then 1 else d.veces + 1 end
    where (d.estado <> 'preparando' or d.caduca <= ${now}) and (d.desde <= ${before} or d.veces < ${most})`);
  return claimed > 0;
};

/** Whose wish it is, as long as its file is to be made. */
export const wishedBy = async (
  db: Database,
  id: string,
): Promise<{ readonly accountId: string; readonly idioma: Language } | undefined> =>
  await db.maybeOne<{ accountId: string; idioma: Language }>(sql`
    select account_id as "accountId", idioma from data_export where id = ${id}::uuid and estado = 'preparando'`);

/** Ends the making of a wish, unless another one took its place or its account is gone. */
export const endMaking = async (
  tx: Database,
  id: string,
  end: {
    readonly estado: Exclude<ExportState, 'preparando'>;
    readonly archivo: Buffer | null;
    readonly now: Date;
    readonly ends: Date;
  },
): Promise<boolean> => {
  const ended = await tx.run(sql`
    update data_export set estado = ${end.estado}, archivo = ${end.archivo}, hecho = ${end.now}, caduca = ${end.ends}
    where id = ${id}::uuid and estado = 'preparando'`);
  return ended > 0;
};

/** Claims one of so many downloads; undefined where none is left, or no file is. */
export const takeFile = async (
  db: Database,
  accountId: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<{ readonly archivo: Buffer; readonly hecho: Date } | undefined> => {
  // The drivers read bytes differently, and text alike.
  const row = await db.maybeOne<{ archivo: string; hecho: Date }>(sql`
    update data_export set descargas = descargas + 1
    where account_id = ${accountId}::uuid and estado = 'lista' and caduca > ${now} and descargas < ${most}
      and archivo is not null and hecho is not null
    returning encode(archivo, 'base64') as archivo, hecho`);
  return row && { archivo: Buffer.from(row.archivo, 'base64'), hecho: row.hecho };
};

/** Everything that a transaction reads is of one moment; asked for before it reads anything. */
export const readOneMoment = async (tx: Database): Promise<void> => {
  await tx.run(sql`set transaction isolation level repeatable read, read only`);
};

/** Files and wishes whose time is over. */
export const endExports = async (db: Database, now: Date): Promise<void> => {
  await db.run(sql`delete from data_export where caduca <= ${now}`);
};
