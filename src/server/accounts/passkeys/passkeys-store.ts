import { mostPasskeys } from '#domain/accounts/passkey-bounds.ts';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

export interface Passkey {
  readonly id: string;
  readonly accountId: string;
  readonly clave: Uint8Array;
  readonly contador: number;
  readonly transportes: string[];
}

export interface PasskeySeen {
  readonly id: string;
  readonly dispositivo: string | null;
  readonly desde: Date;
  readonly usada: Date | null;
}

export const passkeysOf = async (
  db: Database,
  accountId: string,
): Promise<(PasskeySeen & Pick<Passkey, 'transportes'>)[]> =>
  await db.rows<PasskeySeen & Pick<Passkey, 'transportes'>>(sql`
    select id, agente as dispositivo, creado as desde, usado as usada, transportes
    from passkey where account_id = ${accountId}::uuid order by creado desc, id`);

export const findPasskey = async (db: Database, id: string): Promise<Passkey | undefined> => {
  const row = await db.maybeOne<Omit<Passkey, 'clave'> & { readonly clave: string }>(sql`
    select id, account_id as "accountId", encode(clave, 'base64') as clave, contador::int as contador, transportes
    from passkey where id = ${id}`);
  return row && { ...row, clave: new Uint8Array(Buffer.from(row.clave, 'base64')) };
};

/** Keeps a passkey; false where the account has as many as it may, or somebody has this one already. */
export const insertPasskey = async (
  tx: Database,
  { id, accountId, clave, contador, transportes }: Passkey,
  { agente, now }: { readonly agente: string | null; readonly now: Date },
): Promise<boolean> => {
  // Several at once are counted one after the other.
  await tx.run(sql`select 1 from account where id = ${accountId}::uuid for update`);
  const kept = await tx.run(sql`
    insert into passkey (id, account_id, clave, contador, transportes, agente, creado)
    select ${id}, ${accountId}::uuid, ${Buffer.from(clave)}, ${contador}::bigint, ${transportes}::text[], ${agente}, ${now}::timestamptz
    where (select count(*) from passkey where account_id = ${accountId}::uuid) < ${mostPasskeys}::int
    on conflict do nothing`);
  return kept > 0;
};

/** A passkey has signed: its count goes up, once. */
export const notePasskeyUse = async (
  db: Database,
  { id, contador }: Pick<Passkey, 'id' | 'contador'>,
  next: number,
  now: Date,
): Promise<boolean> =>
  (await db.run(sql`
    update passkey set contador = ${next}::bigint, usado = ${now} where id = ${id} and contador = ${contador}::bigint`)) >
  0;

/** Takes a passkey away; the device in which it was made, undefined where the account has none of that name. */
export const deletePasskey = async (
  tx: Database,
  accountId: string,
  id: string,
): Promise<{ readonly agente: string | null } | undefined> =>
  await tx.maybeOne<{ agente: string | null }>(sql`
    delete from passkey where id = ${id} and account_id = ${accountId}::uuid returning agente`);

/** All passkeys of an account, some of which somebody else may have made. */
export const deletePasskeys = async (tx: Database, accountId: string): Promise<void> => {
  await tx.run(sql`delete from passkey where account_id = ${accountId}::uuid`);
};
