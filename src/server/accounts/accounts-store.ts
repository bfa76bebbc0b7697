import { normaliseEmail } from '#domain/accounts/email.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Database } from '../database/database.ts';
import { fragment, quickRead, sql } from '../database/sql.ts';

/** The columns of `Account`; the password's hash never leaves the store by accident. */
export const accountColumns = fragment`account.id, account.email, account.nombre, account.apellidos, account.telefono,
  account.codigo_postal, account.provincia, account.idioma, account.permiso_comercial, account.rol, account.email_probado`;

/** Writes an account; undefined where its address has one already. */
export const insertAccount = async (
  db: Database,
  account: Omit<Account, 'rol' | 'email_probado'> & {
    readonly passwordHash: string;
    readonly visitado: boolean | null;
  },
  now: Date,
): Promise<Account | undefined> =>
  await db.maybeOne<Account>(sql`
    insert into account (id, email, email_norm, password_hash, nombre, apellidos, telefono, codigo_postal, provincia, idioma,
      permiso_comercial, visitado, creado)
    values (${account.id}::uuid, ${account.email}, ${normaliseEmail(account.email)}, ${account.passwordHash}, ${account.nombre},
      ${account.apellidos}, ${account.telefono}, ${account.codigo_postal}, ${account.provincia}, ${account.idioma},
      ${account.permiso_comercial}, ${account.visitado}, ${now})
    on conflict (email_norm) do nothing
    returning ${accountColumns}`);

export const findAccount = async (db: Database, id: string): Promise<Account | undefined> =>
  await db.maybeOne<Account>(sql`select ${accountColumns} from account where id = ${id}::uuid`);

/** The account of an address, with what its password is checked against. */
export const findCredentials = async (
  db: Database,
  email: string,
): Promise<(Account & { readonly passwordHash: string }) | undefined> =>
  await db.maybeOne(sql`
    select ${accountColumns}, account.password_hash as "passwordHash" from account where email_norm = ${normaliseEmail(email)}`);

/** The same, and whether its owner signed in lately from the browser that keeps what has this hash. */
export const findLogIn = async (
  db: Database,
  email: string,
  device: Buffer | null,
  now: Date,
): Promise<(Account & { readonly passwordHash: string; readonly knowsBrowser: boolean }) | undefined> =>
  await db.maybeOne(quickRead`
    select ${accountColumns}, account.password_hash as "passwordHash", exists (
      select 1 from known_device d
      where d.account_id = account.id and d.hash = ${device}::bytea and d.caduca > ${now}) as "knowsBrowser"
    from account where email_norm = ${normaliseEmail(email)}`);

/** Gives a browser's basket to its visitor's account. A basket that is somebody's already stays theirs. */
export const giveBasket = async (db: Database, cestaID: string, accountId: string): Promise<void> => {
  await db.run(sql`
    update basket set account_id = ${accountId}::uuid where cesta_id = ${cestaID}::uuid and account_id is null`);
};

/**
 * Gives an account what its browser ordered before as a guest: the order of a basket whose id it knows, and those of the same
 * visit, where they were made with the account's address. No proof of that address is needed to see what one ordered. What names its
 * maker waits for one: an id and an address can both be known to somebody else (docs/decisions/007).
 */
export const giveOrders = async (
  tx: Database,
  cestaID: string,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> => {
  await tx.run(sql`
    update customer_order o set account_id = ${id}::uuid, dado_por_cesta = true
    from basket b, basket known
    where known.cesta_id = ${cestaID}::uuid and (b.cesta_id = known.cesta_id or b.visita = known.visita)
      and o.cesta_id = b.cesta_id and o.account_id is null and o.email_norm = ${normaliseEmail(email)}`);
};

export const writePassword = async (tx: Database, id: string, passwordHash: string): Promise<void> => {
  await tx.run(sql`update account set password_hash = ${passwordHash} where id = ${id}::uuid`);
};

/**
 * What guests ordered and booked with the address that an account's owner proved is the account's from now on, whatever address it
 * has later. So is what another account has of it by the id of a basket alone: who reads the address's letters comes first.
 */
export const takeGuests = async (tx: Database, id: string): Promise<void> => {
  const proved = fragment`from account a where a.id = ${id}::uuid and a.email_probado is not null`;
  await tx.run(sql`
    update customer_order o set account_id = a.id, dado_por_cesta = null
    ${proved} and o.email_norm = a.email_norm and (o.account_id is null or o.dado_por_cesta)`);
  await tx.run(
    sql`update visit v set account_id = a.id ${proved} and v.account_id is null and v.email_norm = a.email_norm`,
  );
};

/** Whoever read a letter at the address of an account has shown that it is theirs. */
export const proveEmail = async (tx: Database, id: string, now: Date): Promise<void> => {
  await tx.run(sql`update account set email_probado = ${now} where id = ${id}::uuid and email_probado is null`);
  await takeGuests(tx, id);
};

/** The plates of the cars that an account's owner came with, or is to come with; of many, the newest. */
export const platesOf = async (db: Database, accountId: string): Promise<string[]> => {
  const rows = await db.rows<{ matricula: string }>(sql`
    select k.matricula from (
      select v.matricula, v.creado from visit v where v.account_id = ${accountId}::uuid
      union all select o.matricula, o.creado from customer_order o where o.account_id = ${accountId}::uuid) k
    where k.matricula is not null group by k.matricula order by max(k.creado) desc limit 20`);
  return rows.map(({ matricula }) => matricula);
};
