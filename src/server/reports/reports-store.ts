import type { Language } from '#domain/language.ts';
import type { ReportState } from '#domain/reports/report.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';
import type { Sealed } from './seal.ts';

export interface ReportRow {
  readonly id: string;
  readonly estado: ReportState;
  readonly recibida: string;
  readonly acusada: string | null;
  readonly acuseHasta: string;
  readonly respuestaHasta: string;
  /** Whether the newest message waits for the channel. */
  readonly porContestar: boolean;
}

export interface SealedMessage extends Sealed {
  readonly orden: number;
  readonly de: 'informante' | 'canal';
  readonly dia: string;
}

export const insertReport = async (
  tx: Database,
  report: Pick<ReportRow, 'id' | 'recibida' | 'acuseHasta' | 'respuestaHasta'> & { readonly hash: Buffer },
): Promise<void> => {
  await tx.run(sql`
    insert into report (id, codigo_hash, recibida, acuse_hasta, respuesta_hasta)
    values (${report.id}::uuid, ${report.hash}, ${report.recibida}::date, ${report.acuseHasta}::date, ${report.respuestaHasta}::date)`);
};

/** False where a message stands there already. */
export const insertMessage = async (tx: Database, id: string, message: SealedMessage): Promise<boolean> =>
  (await tx.run(sql`
    insert into report_message (report_id, orden, del_canal, clave, contenido, dia)
    select ${id}::uuid, ${message.orden}, ${message.de === 'canal'}, ${message.clave}, decode(${message.contenido}, 'base64'), ${message.dia}::date
    where ${message.orden}::int = (select count(*) + 1 from report_message where report_id = ${id}::uuid)
    on conflict (report_id, orden) do nothing`)) > 0;

const columns = fragment`
  r.id, r.estado, r.recibida, r.acusada, r.acuse_hasta as "acuseHasta", r.respuesta_hasta as "respuestaHasta",
  coalesce((select not m.del_canal from report_message m where m.report_id = r.id order by m.orden desc limit 1), false) as "porContestar"`;

export const findReport = async (db: Database, id: string): Promise<ReportRow | undefined> =>
  await db.maybeOne<ReportRow>(sql`select ${columns} from report r where r.id = ${id}::uuid`);

export const reportOfCode = async (db: Database, hash: Buffer): Promise<ReportRow | undefined> =>
  await db.maybeOne<ReportRow>(sql`select ${columns} from report r where r.codigo_hash = ${hash}`);

export const messagesOf = async (db: Database, id: string): Promise<SealedMessage[]> =>
  await db.rows<SealedMessage>(sql`
    select orden, case when del_canal then 'canal' else 'informante' end as de, clave, encode(contenido, 'base64') as contenido, dia from report_message where report_id = ${id}::uuid order by orden`);

export const listReports = async (
  db: Database,
  estados: readonly ReportState[],
  { from, most }: { readonly from: number; readonly most: number },
): Promise<ReportRow[]> =>
  await db.rows<ReportRow>(sql`
    select ${columns} from report r where r.estado = any (${[...estados]}::text[])
    order by case when r.acusada is null then r.acuse_hasta else r.respuesta_hasta end, r.id offset ${from}::int limit ${most}::int`);

export const countReports = async (db: Database, estados: readonly ReportState[]): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from report where estado = any (${[...estados]}::text[])`))
    .n;

/** What an answer makes of a report. */
export const markAnswered = async (tx: Database, id: string, today: string, closes: boolean): Promise<void> => {
  await tx.run(sql`
    update report set acusada = coalesce(acusada, ${today}::date), estado = case when ${closes} then 'cerrada' else 'en-tramite' end,
      cerrada = case when ${closes} then ${today}::date end
    where id = ${id}::uuid`);
};

/** Marks the reports of earlier days of which nobody was told; answers how many. */
export const takeUntold = async (tx: Database, today: string): Promise<number> =>
  await tx.run(sql`
    update report set avisada = ${today}::date where avisada is null and recibida < ${today}::date`);

/** In which language somebody is written to; without an account in Spanish. */
export const languageOfReader = async (tx: Database, emailNorm: string): Promise<Language> =>
  (await tx.maybeOne<{ idioma: Language }>(sql`select idioma from account where email_norm = ${emailNorm}`))?.idioma ??
  'es';

/** Deletes what was closed long enough ago (Ley 2/2023, art. 32), and what nobody may keep any more (art. 26.2). */
export const forgetReports = async (
  db: Database,
  before: { readonly closed: Date; readonly received: Date },
): Promise<void> => {
  await db.run(sql`delete from report where cerrada < ${before.closed}::date or recibida < ${before.received}::date`);
};
