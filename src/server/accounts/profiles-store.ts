import type { Identity } from '#domain/accounts/identity.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Account } from '#domain/accounts/account.ts';
import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';

interface ProfileRow extends Omit<Profile, 'documento'> {
  readonly numero_documento: string | null;
  readonly tipo_documento: Identity['tipo'] | null;
  readonly pais_documento: string | null;
}

/** What an account is told of its owner; of no account, nothing. */
export const profileOf = async (db: Database, id: string): Promise<Profile> => {
  const row = await db.maybeOne<ProfileRow>(quickRead`
    select documento as numero_documento, tipo_documento, pais_documento, nacimiento, genero, direccion, numero, bloque, poblacion,
      (select coalesce(jsonb_object_agg(c.clase, c.dado), '{}') from (
        select distinct on (clase) clase, dado from consent where account_id = account.id order by clase, id desc) c) as consents
    from account where id = ${id}::uuid`);
  const { numero_documento: numero, tipo_documento: tipo, pais_documento: pais, ...rest } = row ?? nobody;
  return {
    ...rest,
    documento: numero !== null && tipo !== null && pais !== null ? { tipo, pais, numero } : null,
  };
};

const nobody: ProfileRow = {
  consents: {},
  numero_documento: null,
  tipo_documento: null,
  pais_documento: null,
  nacimiento: null,
  genero: null,
  direccion: null,
  numero: null,
  bloque: null,
  poblacion: null,
};

export type WrittenProfile = Pick<
  Account,
  'nombre' | 'apellidos' | 'telefono' | 'codigo_postal' | 'provincia' | 'permiso_comercial'
> &
  Omit<Profile, 'documento' | 'consents'>;

export const writeProfile = async (tx: Database, id: string, p: WrittenProfile): Promise<void> => {
  await tx.run(sql`
    update account set nombre = ${p.nombre}, apellidos = ${p.apellidos}, telefono = ${p.telefono},
      codigo_postal = ${p.codigo_postal}, provincia = ${p.provincia}, permiso_comercial = ${p.permiso_comercial},
      nacimiento = ${p.nacimiento}::date, genero = ${p.genero}, direccion = ${p.direccion}, numero = ${p.numero},
      bloque = ${p.bloque}, poblacion = ${p.poblacion}
    where id = ${id}::uuid`);
};

/** Another address, which nobody has proved yet; false where it has an account already. Raced as a document is. */
export const writeEmail = async (tx: Database, id: string, email: string): Promise<boolean> =>
  (await tx.run(sql`
    update account set email = ${email}, email_norm = ${normaliseEmail(email)}, email_probado = null
    where id = ${id}::uuid
      and not exists (select from account other where other.email_norm = ${normaliseEmail(email)} and other.id <> ${id}::uuid)`)) >
  0;

/**
 * Keeps a document in an account that has none; false where it has one, or another account has this. Two accounts that want it
 * at the same moment: one breaks off (`unlessTaken`).
 */
export const writeDocument = async (tx: Database, id: string, { tipo, pais, numero }: Identity): Promise<boolean> =>
  (await tx.run(sql`
    update account set documento = ${numero}, tipo_documento = ${tipo}, pais_documento = ${pais}
    where id = ${id}::uuid and documento is null
      and not exists (select from account other where other.pais_documento = ${pais} and other.documento = ${numero})`)) >
  0;
