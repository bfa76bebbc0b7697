import { isStaff } from '#domain/access/is-staff.ts';
import type { Impersonator } from '#domain/access/impersonation.ts';
import { sessionEnd, staffHours } from '#domain/access/session-end.ts';
import type { Account } from '#domain/accounts/account.ts';
import { mostSessions } from '#contract/sessions.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';
import { accountColumns } from './accounts-store.ts';
import type { BrowserValue } from './known-devices-store.ts';
import { ownerOfImpersonation } from './impersonation-store.ts';
import { hashOf, isImpersonationToken, newSessionSecret } from './session-secrets.ts';

/** A customer's session ends so many days after its token was last used. */
export const sessionDays = 30;
const lifetime = sessionDays * dayMs;

const lifetimeOf = (account: Pick<Account, 'rol'>): number => (isStaff(account) ? staffHours * hourMs : lifetime);

/** The console works with the token alone, beside whoever shops in the same browser. */
const hasCookie = (account: Pick<Account, 'rol'>): boolean => !isStaff(account);

/** What a session is known by: `token` in calls that may change something, `cookie` where something is only read. */
export interface SessionSecrets {
  readonly token: string;
  /** Null in sessions of staff. */
  readonly cookie: string | null;
}

interface Opening {
  readonly agente: string | null;
  readonly now: Date;
  /** Where it is there, the session opens only in a browser that the account knows by it, which gets another value. */
  readonly browser?: BrowserValue;
}

/** One statement: who signs in where they always do waits for no transaction. Null where the browser is not known. */
const openIfKnown = async (
  database: Database,
  account: Pick<Account, 'id' | 'rol'>,
  { agente, now, browser }: Opening,
): Promise<SessionSecrets | null> => {
  const token = newSessionSecret();
  const cookie = hasCookie(account) ? newSessionSecret() : null;
  // What is deleted is chosen among those that were there before.
  const { opened } = await database.one<{ opened: boolean }>(sql`
    with known as (
      update known_device
      set hash = ${browser?.hash ?? null}::bytea, hash_anterior = hash, cambiado = ${now},
        caduca = case when account_id = ${account.id}::uuid then ${browser?.until ?? null}::timestamptz else caduca end
      where hash = ${browser?.before ?? null}::bytea and caduca > ${now} and exists (
        select 1 from known_device theirs
        where theirs.hash = ${browser?.before ?? null}::bytea and theirs.account_id = ${account.id}::uuid and theirs.caduca > ${now})
      returning account_id),
    wanted as (
      select 1 where ${browser === undefined}::boolean or exists (select 1 from known where account_id = ${account.id}::uuid)),
    opened as (
      insert into access_token (hash, account_id, creado, visto, caduca, cookie_hash, agente)
      select ${hashOf(token)}::bytea, ${account.id}::uuid, ${now}::timestamptz, ${now}::timestamptz,
        ${new Date(now.getTime() + lifetimeOf(account))}::timestamptz, ${cookie && hashOf(cookie)}::bytea, ${agente}::text
      from wanted),
    ended as (
      delete from access_token where exists (select 1 from wanted) and hash in (
        select hash from access_token where account_id = ${account.id}::uuid and por is null
        order by caduca <= ${now}, coalesce(visto, creado) desc, creado desc, hash offset ${mostSessions - 1}))
    select exists (select 1 from wanted) as opened`);
  return opened ? { token, cookie } : null;
};

/** A session in a browser that the account knows, which is known by another value from then on; null where it is not. */
export const openKnownSession = async (
  database: Database,
  account: Pick<Account, 'id' | 'rol'>,
  opening: Required<Opening>,
): Promise<SessionSecrets | null> => await openIfKnown(database, account, opening);

export const openSession = async (
  database: Database,
  account: Pick<Account, 'id' | 'rol'>,
  opening: Omit<Opening, 'browser'>,
): Promise<SessionSecrets> => {
  const opened = await openIfKnown(database, account, opening);
  if (!opened) throw new Error('a session that asks for no browser was not opened');
  return opened;
};

/** Whose token this is. */
interface TokenOwner {
  readonly account: Account;
  /** The session's new cookie, where its 30 days began anew. */
  readonly cookie: string | null;
  /** Who of the staff acts in the account's name; null where it is its owner. */
  readonly impersonator: Impersonator | null;
}

interface Times {
  readonly creado: Date;
  readonly activo: Date;
  readonly caduca: Date;
}

/**
 * Whose token this is. A customer's 30 days begin anew at most once a day, and with them the cookie: of several calls at
 * once, one gives it. A session of staff is not prolonged by being used.
 */
export const accountOfToken = async (database: Database, token: string, now: Date): Promise<TokenOwner | null> => {
  if (isImpersonationToken(token)) {
    const acting = await ownerOfImpersonation(database, token, now);
    return acting ? { ...acting, cookie: null } : null;
  }
  const hash = hashOf(token);
  const found = await database.maybeOne<Account & Times & { sinCookie: boolean; visto: Date | null }>(quickRead`
    select ${accountColumns}, access_token.creado, coalesce(access_token.activo, access_token.creado) as activo,
      access_token.caduca, access_token.cookie_hash is null as "sinCookie", access_token.visto
    from access_token join account on account.id = access_token.account_id
    where access_token.hash = ${hash} and access_token.caduca > ${now}`);
  if (!found) return null;
  const { creado, activo, caduca, sinCookie, visto, ...account } = found;
  if (sessionEnd({ rol: account.rol, creado, activo, caduca }) <= now) return null;
  if (visto === null || now.getTime() - visto.getTime() >= hourMs)
    await database.run(sql`update access_token set visto = ${now} where hash = ${hash}`);
  const owner = { account, impersonator: null };
  if (isStaff(account)) return { ...owner, cookie: null };
  const due = new Date(now.getTime() + lifetime - dayMs);
  if (caduca >= due && !sinCookie) return { ...owner, cookie: null };
  const cookie = newSessionSecret();
  const renewed = await database.run(sql`
    update access_token set caduca = ${new Date(now.getTime() + lifetime)}, cookie_hash = ${hashOf(cookie)}
    where hash = ${hash} and (caduca < ${due} or cookie_hash is null)`);
  return { ...owner, cookie: renewed > 0 ? cookie : null };
};

/** A person did something with a session: its time without a tap or a key begins anew. */
export const noteActing = async (database: Database, token: string, now: Date): Promise<void> => {
  await database.run(sql`update access_token set activo = ${now} where hash = ${hashOf(token)}`);
};

/** Whose session cookie this is. Reading does not prolong it. */
export const accountOfCookie = async (database: Database, cookie: string, now: Date): Promise<Account | null> =>
  (await database.maybeOne<Account>(quickRead`
    select ${accountColumns} from access_token join account on account.id = access_token.account_id
    where access_token.cookie_hash = ${hashOf(cookie)} and access_token.caduca > ${now}`)) ?? null;

/** What an open page's session is known by in this process; of the token itself nothing stays. */
export const sessionKey = (token: string): string => hashOf(token).toString('hex');

/** Which of these sessions have not ended. */
export const livingSessions = async (
  database: Database,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  if (keys.length === 0) return new Set();
  const rows = await database.rows<{ key: string }>(sql`
    select encode(t.hash, 'hex') as key from access_token t
    where t.hash in (select decode(k, 'hex') from unnest(${[...keys]}::text[]) as k) and t.caduca > ${now}`);
  return new Set(rows.map(({ key }) => key));
};

/** Ends a session, its token and its cookie; whether it had one. */
export const endSession = async (database: Database, token: string): Promise<{ readonly hadCookie: boolean }> => {
  const ended = await database.maybeOne<{ hadCookie: boolean }>(sql`
    delete from access_token where hash = ${hashOf(token)} returning cookie_hash is not null as "hadCookie"`);
  return ended ?? { hadCookie: false };
};

export interface SessionSeen {
  readonly id: string;
  readonly dispositivo: string | null;
  readonly desde: Date;
  readonly visto: Date;
  readonly actual: boolean;
  /** Opened by staff in its owner's name. */
  readonly atencion: boolean;
}

/** The sessions of an account that have not ended, the last used first. */
export const sessionsOf = async (
  database: Database,
  accountId: string,
  token: string | undefined,
  now: Date,
): Promise<SessionSeen[]> => {
  const rows = await database.rows<SessionSeen & Times & Pick<Account, 'rol'>>(sql`
    select t.id, t.agente as dispositivo, t.creado as desde, coalesce(t.visto, t.creado) as visto,
      t.hash = ${hashOf(token ?? '')} as actual, t.por is not null as atencion, t.creado, coalesce(t.activo, t.creado) as activo, t.caduca, a.rol
    from access_token t join account a on a.id = t.account_id
    where t.account_id = ${accountId}::uuid and t.caduca > ${now}
    order by coalesce(t.visto, t.creado) desc, t.creado desc, t.hash limit 100`);
  return rows
    .filter((row) => sessionEnd(row) > now)
    .map(({ id, dispositivo, desde, visto, actual, atencion }) => ({
      id,
      dispositivo,
      desde,
      visto,
      actual,
      atencion,
    }));
};

/** Ends all sessions of an account but the token's, whose browser alone stays known; how many there were. */
export const endOtherSessions = async (database: Database, accountId: string, token: string): Promise<number> =>
  await database.run(sql`
    delete from access_token where account_id = ${accountId}::uuid and hash <> ${hashOf(token)}`);

export const endAllSessions = async (tx: Database, accountId: string): Promise<void> => {
  await tx.run(sql`delete from access_token where account_id = ${accountId}::uuid`);
};
