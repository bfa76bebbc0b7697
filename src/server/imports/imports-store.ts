import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { ImportClass } from './import-kind.ts';

/**
 * Every row is looked up by an index for the rest of a transaction: plans are made once, and on tables that begin empty
 * they would read all that the import itself has written.
 */
export const lookUpByIndex = async (tx: Database): Promise<void> => {
  await tx.script('set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off');
};

/** Where the keys of a file's rows are gathered, so that no number of them fills the memory. Gone with its transaction. */
export const openKeys = async (tx: Database): Promise<void> => {
  await tx.script(
    'create temporary table import_key (linea int not null, columna text not null, clave text not null) on commit drop',
  );
};

export interface KeyOfLine {
  readonly linea: number;
  readonly columna: string;
  readonly clave: string;
}

export const addKeys = async (tx: Database, keys: readonly KeyOfLine[]): Promise<void> =>
  void (await tx.run(sql`
    insert into import_key
    select * from json_to_recordset(${JSON.stringify(keys)}::json) as r(linea int, columna text, clave text)`));

export interface Repetition {
  readonly linea: number;
  readonly columna: string;
  readonly primera: number;
}

/** The rows whose key stood in the file before, at most so many. */
export const findRepetitions = async (tx: Database, most: number): Promise<Repetition[]> =>
  await tx.rows<Repetition>(sql`
    select linea, columna, primera from (
      select linea, columna, min(linea) over (partition by columna, clave) as primera from import_key
    ) as keys
    where linea > primera order by linea limit ${most}`);

export interface ImportRun {
  readonly id: number;
  readonly hechas: number;
}

/** The run of a file that was left halfway, or a new one. */
export const openRun = async (
  db: Database,
  file: { readonly clase: ImportClass; readonly fichero: string; readonly hash: string; readonly filas: number },
  now: Date,
): Promise<ImportRun> =>
  await db.one<ImportRun>(sql`
    insert into import_run (clase, fichero, hash, filas, empezado)
    values (${file.clase}, ${file.fichero}, ${file.hash}, ${file.filas}, ${now})
    on conflict (clase, hash) where terminado is null do update set fichero = excluded.fichero
    returning id, hechas`);

/** Takes the turn to write: imports never write at the same time, so that their numbers and models do not cross. */
export const takeTurn = async (tx: Database): Promise<void> =>
  void (await tx.run(sql`select pg_advisory_xact_lock(726392)`));

/** Counts rows as done if nobody else did meanwhile; answers whether that was so. */
export const countDone = async (tx: Database, { id, hechas }: ImportRun, done: number): Promise<boolean> =>
  (await tx.run(
    sql`update import_run set hechas = ${done} where id = ${id} and hechas = ${hechas} and terminado is null`,
  )) === 1;

export const finishRun = async (db: Database, id: number, now: Date): Promise<void> =>
  void (await db.run(sql`update import_run set terminado = ${now} where id = ${id} and hechas = filas`));
