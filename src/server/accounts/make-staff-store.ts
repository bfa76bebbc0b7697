import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Account } from '#domain/accounts/account.ts';

export interface NewStaff {
  /** Of a new account; one that the address has already keeps its own. */
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly nombre: string;
  readonly apellidos: string;
  readonly idioma: Language;
  readonly rol: Extract<Account['rol'], 'taller' | 'operador' | 'administrador'>;
  /** Whose agendas they open, where they are of a workshop. */
  readonly talleres: readonly number[];
}

/**
 * Makes accounts staff, or changes what they may open; an address that has no account gets one. Whoever was signed in with
 * such an address has to sign in again, as from a browser that nobody knows, and without a passkey: whoever made the account
 * need not be who has the address.
 * Answers with the accounts' ids.
 */
export const makeStaff = async (db: Database, staff: readonly NewStaff[], now: Date): Promise<string[]> => {
  const rows = JSON.stringify(staff.map((each) => ({ ...each, emailNorm: normaliseEmail(each.email) })));
  return await db.transaction(async (tx) => {
    const made = await tx.rows<{ id: string }>(sql`
      insert into account (id, email, email_norm, password_hash, nombre, apellidos, telefono, codigo_postal, idioma,
        permiso_comercial, rol, creado)
      select s.id, s.email, s."emailNorm", s."passwordHash", s.nombre, s.apellidos, '', '', s.idioma, false, s.rol, ${now}
      from jsonb_to_recordset(${rows}::jsonb) as s(id uuid, email text, "emailNorm" text, "passwordHash" text, nombre text,
        apellidos text, idioma text, rol text)
      on conflict (email_norm) do update set password_hash = excluded.password_hash, nombre = excluded.nombre,
        apellidos = excluded.apellidos, rol = excluded.rol
      returning id`);
    const norms = staff.map(({ email }) => normaliseEmail(email));
    await tx.run(sql`
      delete from access_token t using account a where t.account_id = a.id and a.email_norm = any (${norms}::text[])`);
    await tx.run(sql`
      delete from known_device d using account a where d.account_id = a.id and a.email_norm = any (${norms}::text[])`);
    await tx.run(sql`
      delete from passkey p using account a where p.account_id = a.id and a.email_norm = any (${norms}::text[])`);
    await tx.run(sql`
      delete from staff_workshop s using account a where s.account_id = a.id and a.email_norm = any (${norms}::text[])`);
    await tx.run(sql`
      insert into staff_workshop (account_id, cod_tienda)
      select a.id, t from jsonb_to_recordset(${rows}::jsonb) as s("emailNorm" text, talleres int[])
      join account a on a.email_norm = s."emailNorm", unnest(s.talleres) as t`);
    return made.map(({ id }) => id);
  });
};

/** Takes the staff's rights from an address; its account, which is answered, stays a customer's. Undefined where it was no staff. */
export const endStaff = async (db: Database, email: string): Promise<string | undefined> =>
  await db.transaction(async (tx) => {
    const was = await tx.maybeOne<{ id: string }>(sql`
      update account set rol = 'cliente'
      where email_norm = ${normaliseEmail(email)} and rol in ('taller', 'operador', 'administrador') returning id`);
    if (!was) return undefined;
    await tx.run(sql`delete from staff_workshop where account_id = ${was.id}::uuid`);
    await tx.run(sql`delete from access_token where account_id = ${was.id}::uuid`);
    return was.id;
  });
