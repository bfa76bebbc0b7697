import type { CaseReason, CaseState } from '#domain/cases/case.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { fragment, sql } from '../database/sql.ts';

export interface NewCase {
  readonly id: string;
  readonly motivo: CaseReason;
  readonly idioma: Language;
  readonly nombre: string;
  readonly email: string;
  readonly emailNorm: string;
  readonly telefono: string | null;
  readonly comentario: string;
  readonly vehiculo: string | null;
  readonly servicios: readonly string[];
  readonly empresa: string | null;
  readonly nif: string | null;
  readonly codTienda: number | null;
  readonly origen: string | null;
  readonly dispositivo: string | null;
  readonly agente: string | null;
  readonly accountId: string | null;
  readonly igual: Buffer;
  readonly plazo: Date;
}

export interface KeptCase {
  readonly numero: string;
  readonly plazo: Date;
}

/** Undefined where the same is open already. */
export const insertCase = async (tx: Database, found: NewCase, now: Date): Promise<KeptCase | undefined> =>
  await tx.maybeOne<KeptCase>(sql`
    insert into customer_case (id, motivo, idioma, nombre, email, email_norm, telefono, comentario, vehiculo, servicios, empresa, nif,
      cod_tienda, origen, dispositivo, agente, account_id, igual, creado, plazo, cambiado)
    values (${found.id}::uuid, ${found.motivo}, ${found.idioma}, ${found.nombre}, ${found.email}, ${found.emailNorm}, ${found.telefono},
      ${found.comentario}, ${found.vehiculo}, ${[...found.servicios]}::text[], ${found.empresa}, ${found.nif}, ${found.codTienda},
      ${found.origen}, ${found.dispositivo}, ${found.agente}, ${found.accountId}::uuid, ${found.igual}, ${now}, ${found.plazo}, ${now})
    on conflict (igual) where estado in ('nuevo', 'en-curso') do nothing
    returning numero, plazo`);

export const openCaseLike = async (tx: Database, igual: Buffer): Promise<KeptCase | undefined> =>
  await tx.maybeOne<KeptCase>(sql`
    select numero, plazo from customer_case where igual = ${igual} and estado in ('nuevo', 'en-curso')`);

/** Days from one on, on which no workshop of Spain works. */
export const holidaysFrom = async (db: Database, fecha: string, days: number): Promise<ReadonlySet<string>> => {
  const rows = await db.rows<{ fecha: string }>(sql`
    select c.fecha from workshop_closure c join workshop w on w.cod_tienda = c.cod_tienda and w.pais = 'ES'
    where c.fecha >= ${fecha}::date and c.fecha < ${fecha}::date + ${days}::int
    group by c.fecha having count(*) = (select count(*) from workshop where pais = 'ES')`);
  return new Set(rows.map((row) => row.fecha));
};

export interface CaseAnswer {
  readonly texto: string;
  readonly de: string | null;
  /** ISO 8601. */
  readonly en: string;
}

export interface CaseRow extends Omit<
  NewCase,
  'igual' | 'emailNorm' | 'codTienda' | 'dispositivo' | 'agente' | 'accountId'
> {
  readonly numero: string;
  readonly estado: CaseState;
  readonly taller: string | null;
  readonly creado: Date;
  readonly tomadoPor: string | null;
  readonly tomadoNombre: string | null;
  readonly respuestas: readonly CaseAnswer[];
}

const columns = fragment`
  c.id, c.numero, c.motivo, c.estado, c.idioma, c.nombre, c.email, c.telefono, c.comentario, c.vehiculo, c.servicios, c.empresa, c.nif,
  w.alias as taller, c.origen, c.creado, c.plazo, c.tomado_por as "tomadoPor", p.nombre as "tomadoNombre",
  (select coalesce(json_agg(json_build_object('texto', r.texto, 'de', q.nombre, 'en', to_char(r.en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
      order by r.turno), '[]')
    from case_answer r left join account q on q.id = r.de where r.case_id = c.id) as respuestas`;

const joins = fragment`
  from customer_case c
  left join workshop w on w.cod_tienda = c.cod_tienda
  left join account p on p.id = c.tomado_por`;

export const findCase = async (db: Database, numero: string): Promise<CaseRow | undefined> =>
  await db.maybeOne<CaseRow>(sql`select ${columns} ${joins} where c.numero = ${numero}`);

/** A case by its id, as its letters name it. */
export const caseById = async (db: Database, id: string): Promise<CaseRow | undefined> =>
  await db.maybeOne<CaseRow>(sql`select ${columns} ${joins} where c.id = ${id}::uuid`);

export interface CaseFilter {
  readonly estados: readonly CaseState[];
  readonly motivo: CaseReason | '';
  /** Only those whose time ends before it. */
  readonly antes: Date | null;
}

export const listCases = async (
  db: Database,
  { estados, motivo, antes }: CaseFilter,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<CaseRow[]> =>
  await db.rows<CaseRow>(sql`
    select ${columns} ${joins}
    where c.estado = any (${[...estados]}::text[]) and (${motivo} = '' or c.motivo = ${motivo})
      and (${antes}::timestamptz is null or c.plazo < ${antes}::timestamptz)
    order by c.plazo, c.id offset ${from}::int limit ${most}::int`);

export const countCases = async (
  db: Database,
  { estados, motivo, antes }: CaseFilter,
  now: Date,
): Promise<{ readonly total: number; readonly vencidos: number }> =>
  await db.one(sql`
    select count(*) filter (where c.estado = any (${[...estados]}::text[]) and (${motivo} = '' or c.motivo = ${motivo})
        and (${antes}::timestamptz is null or c.plazo < ${antes}::timestamptz))::int as total,
      count(*) filter (where c.estado in ('nuevo', 'en-curso') and c.plazo < ${now})::int as vencidos
    from customer_case c`);

/** False where somebody else has it, or nobody can take it any more. */
export const takeCase = async (db: Database, numero: string, accountId: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update customer_case set estado = 'en-curso', tomado_por = ${accountId}::uuid, tomado = ${now}, cambiado = ${now}
    where numero = ${numero} and (estado = 'nuevo' or (estado = 'en-curso' and (tomado_por = ${accountId}::uuid or tomado_por is null)))`)) >
  0;

/** False where there is an answer of that turn already. */
export const insertAnswer = async (
  tx: Database,
  answer: {
    readonly id: string;
    readonly caseId: string;
    readonly turno: number;
    readonly texto: string;
    readonly de: string;
  },
  now: Date,
): Promise<boolean> => {
  const written = await tx.run(sql`
    insert into case_answer (id, case_id, turno, texto, de, en)
    select ${answer.id}::uuid, ${answer.caseId}::uuid, ${answer.turno}, ${answer.texto}, ${answer.de}::uuid, ${now}
    where ${answer.turno}::int = (select count(*) + 1 from case_answer where case_id = ${answer.caseId}::uuid)
    on conflict (case_id, turno) do nothing`);
  if (written === 0) return false;
  await tx.run(sql`
    update customer_case set estado = 'contestado', tomado_por = ${answer.de}::uuid, tomado = coalesce(tomado, ${now}), cambiado = ${now}
    where id = ${answer.caseId}::uuid`);
  return true;
};

/** The state that it had; undefined where it was closed already. */
export const closeCase = async (
  tx: Database,
  numero: string,
  accountId: string,
  now: Date,
): Promise<{ readonly id: string; readonly unanswered: boolean } | undefined> =>
  await tx.maybeOne(sql`
    update customer_case c set estado = 'cerrado', tomado_por = coalesce(tomado_por, ${accountId}::uuid), cambiado = ${now}
    where numero = ${numero} and estado <> 'cerrado'
    returning c.id, not exists (select from case_answer r where r.case_id = c.id) as unanswered`);
