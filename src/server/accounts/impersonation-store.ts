import {
  impersonationEnd,
  impersonationLapse,
  mayImpersonate,
  type Impersonator,
} from '#domain/access/impersonation.ts';
import { sessionEnd } from '#domain/access/session-end.ts';
import type { Account } from '#domain/accounts/account.ts';
import { minuteMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import { accountColumns } from './accounts-store.ts';
import { hashOf } from './session-secrets.ts';

interface StaffSession {
  readonly personalId: string;
  readonly personalNombre: string;
  readonly personalRol: Account['rol'];
  readonly personalCreado: Date;
  readonly personalActivo: Date;
  readonly personalCaduca: Date;
}

/** `s` is the session of the staff, `p` whose it is. */
const staffColumns = fragment`p.id as "personalId", concat_ws(' ', p.nombre, nullif(p.apellidos, '')) as "personalNombre",
  p.rol as "personalRol", s.creado as "personalCreado", coalesce(s.activo, s.creado) as "personalActivo",
  s.caduca as "personalCaduca"`;

/** Whether a session of the staff is still good for acting as somebody. */
const stillMay = (session: StaffSession, customer: Pick<Account, 'rol'>, now: Date): boolean => {
  const { personalRol: rol, personalCreado: creado, personalActivo: activo, personalCaduca: caduca } = session;
  return mayImpersonate({ rol }, customer) && sessionEnd({ rol, creado, activo, caduca }) > now;
};

interface NewImpersonation {
  readonly id: string;
  readonly accountId: string;
  readonly personal: string;
  /** The token of the staff's session. */
  readonly token: string;
  readonly motivo: string;
  readonly code: string;
  readonly now: Date;
  readonly caduca: Date;
}

/** Keeps a new code by its hash; one that was asked for in the same session and not typed is worth nothing any more. */
export const insertImpersonation = async (tx: Database, made: NewImpersonation): Promise<void> => {
  const { id, accountId, personal, token, motivo, code, now, caduca } = made;
  await tx.run(sql`delete from impersonation where por = ${hashOf(token)} and usado is null`);
  await tx.run(sql`
    insert into impersonation (id, account_id, personal, por, motivo, hash, creado, caduca)
    values (${id}::uuid, ${accountId}::uuid, ${personal}::uuid, ${hashOf(token)}, ${motivo}, ${hashOf(code)}, ${now}, ${caduca})`);
};

interface Begun {
  readonly account: Account;
  readonly impersonator: Impersonator;
}

/**
 * Makes a session of a code: of several who bring it at once, one has it. The session in which it was asked for must still be
 * open; what was opened from there before is closed.
 */
export const useImpersonationCode = async (
  tx: Database,
  { code, token, now }: { readonly code: string; readonly token: string; readonly now: Date },
): Promise<Begun | undefined> => {
  const asked = await tx.maybeOne<{ id: string; accountId: string; por: string }>(sql`
    select i.id, i.account_id as "accountId", encode(i.por, 'hex') as por from impersonation i
    where i.hash = ${hashOf(code)} and i.usado is null and i.caduca > ${now} and i.por is not null`);
  if (!asked) return undefined;
  const { id, accountId, por } = asked;
  // Locked in the order in which whoever signs out, or deletes the account, takes them: session and account, then the code.
  const found = await tx.maybeOne<Account & StaffSession>(sql`
    select ${accountColumns}, ${staffColumns} from access_token s join account p on p.id = s.account_id
    join account on account.id = ${accountId}::uuid where s.hash = decode(${por}, 'hex') for share of s for key share of account`);
  if (!found) return undefined;
  const { personalId, personalNombre, personalRol, personalCreado, personalActivo, personalCaduca, ...account } = found;
  const staff = { personalId, personalNombre, personalRol, personalCreado, personalActivo, personalCaduca };
  if (!stillMay(staff, account, now)) return undefined;
  const taken = await tx.run(sql`update impersonation set usado = ${now} where id = ${id}::uuid and usado is null`);
  if (taken === 0) return undefined;
  await tx.run(sql`delete from access_token where por = decode(${por}, 'hex')`);
  await tx.run(sql`
    insert into access_token (hash, account_id, creado, visto, caduca, por)
    values (${hashOf(token)}, ${account.id}::uuid, ${now}, ${now}, ${impersonationLapse(now, now)}, decode(${por}, 'hex'))`);
  return { account, impersonator: { id: personalId, nombre: personalNombre, hasta: impersonationEnd(now) } };
};

/** As which customer a token lets staff act, while both sessions are good. Being used keeps it from lapsing. */
export const ownerOfImpersonation = async (
  database: Database,
  token: string,
  now: Date,
): Promise<Begun | undefined> => {
  const hash = hashOf(token);
  const found = await database.maybeOne<Account & StaffSession & { creado: Date; caduca: Date }>(sql`
    select ${accountColumns}, ${staffColumns}, t.creado, t.caduca
    from access_token t join account on account.id = t.account_id
    join access_token s on s.hash = t.por join account p on p.id = s.account_id
    where t.hash = ${hash} and t.caduca > ${now}`);
  if (!found) return undefined;
  const { personalId, personalNombre, personalRol, personalCreado, personalActivo, personalCaduca, ...rest } = found;
  const { creado, caduca, ...account } = rest;
  const staff = { personalId, personalNombre, personalRol, personalCreado, personalActivo, personalCaduca };
  if (!stillMay(staff, account, now)) return undefined;
  const lapse = impersonationLapse(creado, now);
  if (lapse.getTime() - caduca.getTime() >= minuteMs)
    await database.run(sql`update access_token set caduca = ${lapse}, visto = ${now} where hash = ${hash}`);
  return { account, impersonator: { id: personalId, nombre: personalNombre, hasta: impersonationEnd(creado) } };
};

/** When staff opened an account in its owner's name, the last time first. */
export const impersonationsOf = async (database: Database, accountId: string): Promise<Date[]> =>
  (
    await database.rows<{ usado: Date }>(sql`
      select i.usado from impersonation i where i.account_id = ${accountId}::uuid and i.usado is not null
      order by i.usado desc limit 20`)
  ).map(({ usado }) => usado);
