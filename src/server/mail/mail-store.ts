import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Letter } from './letter.ts';
import type { NewMail } from './new-mail.ts';

/** A message as it is kept. */
export type MailRow = NewMail & {
  readonly id: string;
  readonly status: 'pendiente' | 'enviado' | 'fallido';
  readonly creado: Date;
  /** What it said when it left, where a mailbox shows it. */
  readonly carta: Letter | null;
};

export const insertMail = async (db: Database, id: string, mail: NewMail): Promise<void> => {
  await db.run(sql`
    insert into mail (id, template, destinatario, idioma, datos)
    values (${id}::uuid, ${mail.template}, ${mail.destinatario}, ${mail.idioma}, ${JSON.stringify(mail.datos)}::jsonb)`);
};

export const findMail = async (db: Database, id: string): Promise<MailRow | undefined> =>
  await db.maybeOne<MailRow>(sql`
    select id, template, destinatario, idioma, datos, status, creado, carta from mail where id = ${id}::uuid`);

/** The newest messages first. */
export const latestMails = async (db: Database, most: number): Promise<MailRow[]> =>
  await db.rows<MailRow>(sql`
    select id, template, destinatario, idioma, datos, status, creado, carta from mail order by creado desc, id limit ${most}`);

/**
 * A message left, and said what those that it `covers` were to say: in one statement, so that none of them is ever sent besides.
 * What was sent or given up of those meanwhile stays as it was. `letter` is kept as it left; null where no mailbox will show it.
 */
export const markSent = async (
  db: Database,
  id: string,
  sent: { readonly letter: Letter | null; readonly now: Date; readonly covers?: readonly string[] },
): Promise<void> => {
  const carta = sent.letter && JSON.stringify(sent.letter);
  await db.run(sql`
    update mail set status = 'enviado', enviado = ${sent.now}, carta = ${carta}::jsonb
    where id = ${id}::uuid or (id = any (${[...(sent.covers ?? [])]}::uuid[]) and status = 'pendiente')`);
};

export const markFailed = async (db: Database, id: string): Promise<void> => {
  await db.run(sql`update mail set status = 'fallido' where id = ${id}::uuid and status = 'pendiente'`);
};
