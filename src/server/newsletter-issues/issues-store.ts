import type { IssueState } from '#domain/newsletter/issue.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

export interface WrittenIssue {
  readonly asuntoEs: string;
  readonly asuntoCa: string;
  readonly textoEs: string;
  readonly textoCa: string;
}

export interface IssueRow extends WrittenIssue {
  readonly id: string;
  readonly estado: IssueState;
  readonly version: number;
  readonly desde: Date | null;
  readonly cambiado: Date;
  readonly enviados: number;
}

const columns = fragment`
  i.id, i.estado, i.version, i.asunto_es as "asuntoEs", i.asunto_ca as "asuntoCa", i.texto_es as "textoEs", i.texto_ca as "textoCa",
  i.desde, i.cambiado, (select count(*)::int from newsletter_delivery d where d.issue_id = i.id) as enviados`;

export const findIssue = async (db: Database, id: string): Promise<IssueRow | undefined> =>
  await db.maybeOne<IssueRow>(sql`select ${columns} from newsletter_issue i where i.id = ${id}::uuid`);

export const listIssues = async (
  db: Database,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<IssueRow[]> =>
  await db.rows<IssueRow>(sql`
    select ${columns} from newsletter_issue i order by i.cambiado desc, i.id offset ${from}::int limit ${most}::int`);

export const countIssues = async (db: Database): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from newsletter_issue`)).n;

export const countSubscribers = async (db: Database): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from newsletter_subscription where estado = 'activa'`)).n;

/** How many want the newsletter and have not had an issue. */
export const countLeft = async (db: Database, id: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from newsletter_subscription s
      where s.estado = 'activa'
        and not exists (select from newsletter_delivery d where d.issue_id = ${id}::uuid and d.subscription_id = s.id)`)
  ).n;

export const insertIssue = async (tx: Database, id: string, words: WrittenIssue, now: Date): Promise<void> => {
  await tx.run(sql`
    insert into newsletter_issue (id, asunto_es, asunto_ca, texto_es, texto_ca, creado, cambiado)
    values (${id}::uuid, ${words.asuntoEs}, ${words.asuntoCa}, ${words.textoEs}, ${words.textoCa}, ${now}, ${now})`);
};

/** The next version of a draft; undefined where another is the newest, or it is no draft any more. */
export const updateIssue = async (
  tx: Database,
  { id, version }: { readonly id: string; readonly version: number },
  words: WrittenIssue,
  now: Date,
): Promise<number | undefined> =>
  (
    await tx.maybeOne<{ version: number }>(sql`
      update newsletter_issue set asunto_es = ${words.asuntoEs}, asunto_ca = ${words.asuntoCa}, texto_es = ${words.textoEs},
        texto_ca = ${words.textoCa}, version = version + 1, cambiado = ${now}
      where id = ${id}::uuid and version = ${version}::int and estado = 'borrador' returning version`)
  )?.version;

/** False where another version is the newest, or it is no draft any more. */
export const removeDraft = async (
  db: Database,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<boolean> =>
  (await db.run(sql`
    delete from newsletter_issue where id = ${id}::uuid and version = ${version}::int and estado = 'borrador'`)) > 0;

/** False where another version is the newest, or it is no draft any more. */
export const planIssue = async (
  tx: Database,
  { id, version, desde }: { readonly id: string; readonly version: number; readonly desde: Date },
  now: Date,
): Promise<boolean> =>
  (await tx.run(sql`
    update newsletter_issue set estado = 'planeado', desde = ${desde}, cambiado = ${now}
    where id = ${id}::uuid and version = ${version}::int and estado = 'borrador'`)) > 0;

/** What became of it; undefined where there was nothing to stop. */
export const haltIssue = async (tx: Database, id: string, now: Date): Promise<IssueState | undefined> =>
  (
    await tx.maybeOne<{ estado: IssueState }>(sql`
      update newsletter_issue set estado = case when estado = 'planeado' then 'borrador' else 'parado' end,
        desde = case when estado = 'planeado' then null else desde end,
        terminado = case when estado = 'planeado' then null else ${now}::timestamptz end, cambiado = ${now}
      where id = ${id}::uuid and estado in ('planeado', 'enviando') returning estado`)
  )?.estado;

/** The issue that is being sent, or whose time has come; one at a time. */
export const issueInTurn = async (db: Database, now: Date): Promise<string | undefined> => {
  await db.run(sql`
    update newsletter_issue set estado = 'enviando' where estado = 'planeado' and desde <= ${now}`);
  const row = await db.maybeOne<{ id: string }>(sql`
    select id from newsletter_issue where estado = 'enviando' order by desde, id limit 1`);
  return row?.id;
};

export interface Reader {
  readonly id: string;
  readonly email: string;
  readonly idioma: Language;
}

/**
 * Takes so many who want the newsletter and have not had the issue. The key of the table lets each be taken once; those whom
 * another server takes at this moment are passed over, and who is leaving is not taken. None of an issue that was stopped.
 */
export const claimReaders = async (tx: Database, id: string, most: number, now: Date): Promise<Reader[]> =>
  await tx.rows<Reader>(sql`
    with issue as (
      select id from newsletter_issue where id = ${id}::uuid and estado = 'enviando' for share
    ), next as (
      select s.id from newsletter_subscription s, issue
      where s.estado = 'activa'
        and not exists (select from newsletter_delivery d where d.issue_id = issue.id and d.subscription_id = s.id)
      order by s.id limit ${most}::int for update of s skip locked
    ), taken as (
      insert into newsletter_delivery (issue_id, subscription_id, en) select ${id}::uuid, next.id, ${now} from next
      on conflict do nothing returning subscription_id
    )
    select s.id, s.email, s.idioma from newsletter_subscription s join taken on taken.subscription_id = s.id order by s.id`);

/** Ends an issue that everybody had; what another server has taken and not written yet is not had. */
export const endIssue = async (db: Database, id: string, now: Date): Promise<void> => {
  await db.run(sql`
    update newsletter_issue set estado = 'enviado', terminado = ${now}
    where id = ${id}::uuid and estado = 'enviando' and not exists (
      select from newsletter_subscription s where s.estado = 'activa'
        and not exists (select from newsletter_delivery d where d.issue_id = ${id}::uuid and d.subscription_id = s.id))`);
};

/** Who got which issue serves nobody after a while. */
export const forgetDeliveries = async (db: Database, before: Date): Promise<void> => {
  await db.run(sql`
    delete from newsletter_delivery d using newsletter_issue i
    where i.id = d.issue_id and i.estado in ('enviado', 'parado') and d.en < ${before}`);
};
