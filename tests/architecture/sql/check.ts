import type { Project } from 'typescript/unstable/sync';
import { readCatalog } from './catalog.ts';
import { Compare } from './compare.ts';
import { describe, listen, type Reader } from './describe.ts';
import { Judge } from './judge.ts';
import { onlyReads } from './only-reads.ts';
import type { Nulls } from './shape.ts';
import { findStatements, placeOf } from './statements.ts';

export interface Report {
  /** Statements that the database has read. */
  readonly read: number;
  /** Of these, the ones whose rows were compared with a declared type. */
  readonly compared: number;
  /** How many of the compared columns are never null, may be, or were not judged. */
  readonly nulls: Readonly<Record<Nulls, number>>;
  /** Calls whose statement cannot be followed. */
  readonly unresolved: readonly string[];
  /** `path:line part how` */
  readonly wrong: readonly string[];
}

/** Has the database read all statements of a project's files whose path matches, and compares what comes with what is declared. */
export const checkStatements = async (db: Reader, project: Project, root: string, part: RegExp): Promise<Report> => {
  const { statements, tables, unresolved } = findStatements(project, root, part);
  for (const table of tables) await db.exec(table);
  const catalog = await readCatalog(db);
  const judge = new Judge(catalog);
  const compare = new Compare(project.checker);
  await listen(db);
  const wrong = new Set<string>();
  const nulls: Record<Nulls, number> = { never: 0, maybe: 0, unknown: 0 };
  /** By row type and part, of what is declared as null: the sentence, until a statement is met that needs it. */
  const needless = new Map<string, string | undefined>();
  let read = 0;
  let compared = 0;
  for (const { place, pieces, row, quick } of statements) {
    const described = await describe(db, pieces.map(({ text }) => text).join(''));
    if ('message' in described) {
      wrong.add(`${placeOf(root, pieces, described.position)} ${described.message}`);
      continue;
    }
    read += 1;
    if (quick && !onlyReads(described.tree, catalog)) wrong.add(`${place} a quick read writes or locks`);
    if (!row) continue;
    compared += 1;
    const shapes = judge.columnsOf(described.tree);
    for (const shape of shapes) nulls[shape.nulls] += 1;
    const columns = described.columns.map(({ name }, at) => [name, shapes[at] ?? judge.unknown] as const);
    for (const remark of compare.row(row, new Map(columns))) {
      const sentence = `${place} ${remark.part} ${remark.how}`;
      if (remark.kind === 'wrong') wrong.add(sentence);
      else {
        const key = `${row.id} ${remark.part}`;
        const sofar = needless.has(key) ? needless.get(key) : sentence;
        needless.set(key, remark.kind === 'no-null' ? sofar : undefined);
      }
    }
  }
  for (const sentence of needless.values()) if (sentence) wrong.add(sentence);
  return { read, compared, nulls, unresolved, wrong: [...wrong] };
};
