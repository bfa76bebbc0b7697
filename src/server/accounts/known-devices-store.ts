import { normaliseEmail } from '#domain/accounts/email.ts';
import { dayMs } from '#domain/time.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** How long a browser is known after its last log-in. */
export const deviceDays = 90;

/** An account has so many known browsers at most; the one not used for the longest time is forgotten first. */
const mostDevices = 20;

const hashOf = (device: string): Buffer => createHash('sha256').update(device).digest();

/** Whether somebody signed in to the account of an address from this browser lately. */
export const isKnownDevice = async (
  db: Database,
  device: string | undefined,
  email: string,
  now: Date,
): Promise<boolean> =>
  device !== undefined &&
  (await db.maybeOne(sql`
    select 1 from known_device d join account a on a.id = d.account_id
    where d.hash = ${hashOf(device)} and d.caduca > ${now} and a.email_norm = ${normaliseEmail(email)}`)) !== undefined;

/** Whether an account was signed in to from any browser lately. */
const hasDevice = async (tx: Database, accountId: string, now: Date): Promise<boolean> =>
  (await tx.maybeOne(sql`
    select 1 from known_device where account_id = ${accountId}::uuid and caduca > ${now} limit 1`)) !== undefined;

/** A browser by what it keeps from now on. */
export interface RememberedDevice {
  readonly device: string;
  /** Whether the account knew other browsers, and not this one. */
  readonly isNew: boolean;
}

/**
 * Makes the browser known to an account, under a new value of 256 random bits each time: one that somebody else put into
 * the browser before is worth nothing after the log-in. Other accounts that the browser was known to go along.
 */
export const rememberDevice = async (
  tx: Database,
  before: string | undefined,
  accountId: string,
  now: Date,
): Promise<RememberedDevice> => {
  const device = randomBytes(32).toString('base64url');
  const [hash, until] = [hashOf(device), new Date(now.getTime() + deviceDays * dayMs)];
  const moved =
    before === undefined
      ? []
      : await tx.rows<{ isTheirs: boolean }>(sql`
          update known_device
          set hash = ${hash}, caduca = case when account_id = ${accountId}::uuid then ${until}::timestamptz else caduca end
          where hash = ${hashOf(before)} and caduca > ${now} returning account_id = ${accountId}::uuid as "isTheirs"`);
  if (moved.some(({ isTheirs }) => isTheirs)) return { device, isNew: false };
  const isNew = await hasDevice(tx, accountId, now);
  await tx.run(sql`insert into known_device (hash, account_id, caduca) values (${hash}, ${accountId}::uuid, ${until})`);
  await tx.run(sql`
    delete from known_device where account_id = ${accountId}::uuid and hash in (
      select hash from known_device where account_id = ${accountId}::uuid order by caduca desc, hash offset ${mostDevices})`);
  return { device, isNew };
};

/** The browser is a stranger to the account of an address again. */
export const forgetDevice = async (db: Database, device: string, email: string): Promise<void> => {
  await db.run(sql`
    delete from known_device d using account a
    where d.account_id = a.id and d.hash = ${hashOf(device)} and a.email_norm = ${normaliseEmail(email)}`);
};

/** All browsers but this one are strangers to an account again. */
export const forgetOtherDevices = async (
  tx: Database,
  accountId: string,
  device: string | undefined,
): Promise<void> => {
  await tx.run(sql`
    delete from known_device where account_id = ${accountId}::uuid and hash <> ${hashOf(device ?? '')}`);
};

/** All browsers are strangers to an account again. */
export const forgetDevices = async (tx: Database, accountId: string): Promise<void> => {
  await tx.run(sql`delete from known_device where account_id = ${accountId}::uuid`);
};
