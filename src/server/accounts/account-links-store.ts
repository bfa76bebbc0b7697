import { createHash, randomBytes } from 'node:crypto';
import { minuteMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

/** What a link is for: another password, to show that the address is its owner's, or the file of their data. */
export type LinkPurpose = 'clave' | 'correo' | 'datos';

/** How long a link is good, in minutes. Nobody is in a hurry to prove an address. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = { clave: 60, correo: 7 * 24 * 60, datos: 24 * 60 };

export interface OpenLink {
  readonly accountId: string;
  readonly emailNorm: string;
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Writes that a link was asked for. What opens it is made with its letter. */
export const insertLink = async (
  tx: Database,
  link: { readonly id: string; readonly accountId: string; readonly para: LinkPurpose; readonly now: Date },
): Promise<void> => {
  const ends = new Date(link.now.getTime() + linkMinutes[link.para] * minuteMs);
  await tx.run(sql`
    insert into account_link (id, account_id, para, email_norm, creado, caduca)
    select ${link.id}::uuid, id, ${link.para}, email_norm, ${link.now}, ${ends} from account where id = ${link.accountId}::uuid`);
};

/**
 * 256 random bits that open a link, for its letter alone: only their hash is kept, and a letter that is written anew, as
 * after a mail server that did not answer, has others. Undefined where the link is not good (any more).
 */
export const secretOfLink = async (db: Database, id: string, now: Date): Promise<string | undefined> => {
  const token = randomBytes(32).toString('base64url');
  const open = await db.run(sql`
    insert into account_link_secret (hash, link_id)
    select ${hashOf(token)}, id from account_link where id = ${id}::uuid and usado is null and caduca > ${now}`);
  return open > 0 ? token : undefined;
};

/** Whose link it is, where it is good. Looking does not use it. */
export const findLink = async (
  db: Database,
  { token, para, now }: { readonly token: string; readonly para: LinkPurpose; readonly now: Date },
): Promise<OpenLink | undefined> =>
  await db.maybeOne<OpenLink>(sql`
    select l.account_id as "accountId", l.email_norm as "emailNorm"
    from account_link_secret s join account_link l on l.id = s.link_id
    join account a on a.id = l.account_id and a.email_norm = l.email_norm
    where s.hash = ${hashOf(token)} and l.para = ${para} and l.usado is null and l.caduca > ${now}`);

/**
 * Uses a link: of several who try at once, one has it. Others of the same account and purpose are worth nothing from then on. The
 * account is locked first, so that it does not move to another address between that and what the link allows: that address would be proved
 * by the letter of this one.
 */
export const takeLink = async (
  tx: Database,
  { token, para, now }: { readonly token: string; readonly para: LinkPurpose; readonly now: Date },
): Promise<OpenLink | undefined> => {
  const good = fragment`s.hash = ${hashOf(token)} and l.para = ${para} and l.usado is null and l.caduca > ${now}`;
  const owner = await tx.maybeOne<OpenLink>(sql`
    select a.id as "accountId", a.email_norm as "emailNorm"
    from account_link_secret s join account_link l on l.id = s.link_id
    join account a on a.id = l.account_id and a.email_norm = l.email_norm
    where ${good} for update of a`);
  if (!owner) return undefined;
  const used = await tx.run(sql`
    update account_link l set usado = ${now} from account_link_secret s where l.id = s.link_id and ${good}`);
  if (used === 0) return undefined;
  await endLinks(tx, { accountId: owner.accountId, para, now });
  return owner;
};

/** Ends the links of an account that lead to what is there no more. */
export const endLinks = async (
  tx: Database,
  { accountId, para, now }: { readonly accountId: string; readonly para: LinkPurpose; readonly now: Date },
): Promise<void> => {
  await tx.run(sql`
    update account_link set usado = ${now} where account_id = ${accountId}::uuid and para = ${para} and usado is null`);
};
