import type { Reader } from './describe.ts';
import { readTrees, type Node } from './parse-tree.ts';

export interface Func {
  readonly name: string;
  /** PostgreSQL's own. */
  readonly builtIn: boolean;
  /** Answers null where an argument is null. */
  readonly strict: boolean;
  /** May change something: all that PostgreSQL calls volatile, but for the clock. */
  readonly changes: boolean;
}

/** What the database says of its types, columns and functions, by their numbers. */
export interface Catalog {
  readonly typeNames: ReadonlyMap<number, string>;
  /** Of array types, the type of their elements. */
  readonly elements: ReadonlyMap<number, number>;
  /** `table.column` by numbers, of columns that are never null. */
  readonly notNull: ReadonlySet<string>;
  readonly functions: ReadonlyMap<number, Func>;
  /** The query of each view. */
  readonly views: ReadonlyMap<number, Node>;
}

export const readCatalog = async (db: Reader): Promise<Catalog> => {
  const types = await db.query<{ oid: number; name: string; element: number }>(
    `select t.oid, t.typname as name, case when a.typarray is null then 0 else a.oid end as element
     from pg_type t left join pg_type a on a.typarray = t.oid`,
  );
  const columns = await db.query<{ key: string }>(
    `select a.attrelid || '.' || a.attnum as key from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.attnotnull and c.relkind in ('r', 'p')`,
  );
  const functions = await db.query<Func & { oid: number }>(
    `select oid, proname as name, pronamespace = 'pg_catalog'::regnamespace as "builtIn", proisstrict as strict,
       provolatile = 'v' and proname <> 'clock_timestamp' as changes
     from pg_proc`,
  );
  const views = await db.query<{ oid: number; action: string }>(
    `select c.oid, r.ev_action as action from pg_rewrite r join pg_class c on c.oid = r.ev_class
     where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace`,
  );
  return {
    typeNames: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    elements: new Map(types.rows.filter(({ element }) => element > 0).map(({ oid, element }) => [oid, element])),
    notNull: new Set(columns.rows.map(({ key }) => key)),
    functions: new Map(functions.rows.map(({ oid, ...func }) => [oid, func])),
    views: new Map(views.rows.flatMap(({ oid, action }) => readTrees(action).map((query) => [oid, query] as const))),
  };
};
