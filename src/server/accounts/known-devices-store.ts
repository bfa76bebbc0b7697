import { normaliseEmail } from '#domain/accounts/email.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** How long a browser is known after its last log-in. */
export const deviceDays = 90;

/** An account has so many known browsers at most; the one not used for the longest time is forgotten first. */
const mostDevices = 20;

/** For so long the value before still tells a browser that signs in twice at once. */
const replacedMs = minuteMs;

const hashOf = (device: string): Buffer => createHash('sha256').update(device).digest();

/** The hash of what a browser keeps, of which the account's store asks whether it knows it. */
export const deviceHash = (device: string | undefined): Buffer | null => (device === undefined ? null : hashOf(device));

/** What a browser is known by: hashes of the value that it brought, and of the one that it gets. */
export interface BrowserValue {
  readonly before: Buffer;
  readonly hash: Buffer;
  readonly until: Date;
}

/** Another value for a browser, of 256 random bits. */
const newValue = (now: Date) => {
  const device = randomBytes(32).toString('base64url');
  return { device, hash: hashOf(device), until: new Date(now.getTime() + deviceDays * dayMs) };
};

/** A value that takes the place of the one that the browser brought. */
export const valueAfter = (before: string, now: Date): { readonly device: string; readonly browser: BrowserValue } => {
  const { device, hash, until } = newValue(now);
  return { device, browser: { before: hashOf(before), hash, until } };
};

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

interface Knowing {
  readonly isTheirs: boolean;
}

interface Remembering {
  readonly hash: Buffer;
  readonly before: string;
  readonly accountId: string;
  readonly now: Date;
  readonly until: Date;
}

/** Puts the new value in place of the one before: of each account that knew the browser by it, whether it is this one. */
const replaceValue = async (
  tx: Database,
  { hash, before, accountId, now, until }: Remembering,
): Promise<readonly Knowing[]> =>
  await tx.rows<Knowing>(sql`
    update known_device
    set hash = ${hash}, hash_anterior = hash, cambiado = ${now},
      caduca = case when account_id = ${accountId}::uuid then ${until}::timestamptz else caduca end
    where hash = ${hashOf(before)} and caduca > ${now} returning account_id = ${accountId}::uuid as "isTheirs"`);

/**
 * The same where another log-in of this browser has replaced the value just before: the new one stands beside that one's,
 * because nobody knows which of both the browser keeps.
 */
const addValue = async (
  tx: Database,
  { hash, before, accountId, now, until }: Remembering,
): Promise<readonly Knowing[]> =>
  await tx.rows<Knowing>(sql`
    insert into known_device (hash, account_id, caduca)
    select distinct ${hash}::bytea, account_id,
      case when account_id = ${accountId}::uuid then ${until}::timestamptz else caduca end
    from known_device
    where hash_anterior = ${hashOf(before)} and cambiado > ${new Date(now.getTime() - replacedMs)} and caduca > ${now}
    returning account_id = ${accountId}::uuid as "isTheirs"`);

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
  const { device, hash, until } = newValue(now);
  if (before !== undefined) {
    const remembering = { hash, before, accountId, now, until };
    const replaced = await replaceValue(tx, remembering);
    const knowing = replaced.length > 0 ? replaced : await addValue(tx, remembering);
    if (knowing.some(({ isTheirs }) => isTheirs)) return { device, isNew: false };
  }
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
