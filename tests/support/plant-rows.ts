import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

interface Column {
  readonly name: string;
  readonly type: string;
}

const columnsOf = async (db: Database, table: string): Promise<Column[]> =>
  await db.rows<Column>(sql`
    select column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`);

export const columnNames = async (db: Database, table: string): Promise<string[]> =>
  (
    await db.rows<{ name: string }>(sql`
      select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table} order by ordinal_position`)
  ).map(({ name }) => name);

/** Takes every check, key and trigger of the schema away, so that a row may say anything: of a database that is thrown away. */
export const unbind = async (db: Database): Promise<void> => {
  await db.script(`
    do $$ declare c record; begin
      for c in select conrelid::regclass as of, conname from pg_constraint
        where contype in ('f', 'c', 'x') and connamespace = current_schema()::regnamespace and conrelid <> 0
      loop execute format('alter table %s drop constraint %I', c.of, c.conname); end loop;
      for c in select tgrelid::regclass as of, tgname from pg_trigger where not tgisinternal
      loop execute format('drop trigger %I on %s', c.tgname, c.of); end loop;
    end $$`);
};

export const markOf = (table: string, column: string): string => `marca:${table}.${column}:`;

/** Something for a column that nothing is said of: of a text, where it stands. */
const anything = (table: string, { name, type }: Column): unknown => {
  const mark = markOf(table, name);
  switch (type) {
    case 'text':
    case 'varchar':
      return mark;
    case '_text':
      return `{"${mark}"}`;
    case 'jsonb':
      return JSON.stringify({ dicho: [mark] });
    case 'bytea':
      return `\\x${Buffer.from(mark).toString('hex')}`;
    case 'uuid':
      return randomUUID();
    case 'bool':
      return 'true';
    case 'date':
      return '2027-02-01';
    case 'time':
      return '10:15';
    case 'timestamptz':
      return '2027-02-08T10:00:00Z';
    case 'tstzrange':
      return '[2027-02-11T09:00:00Z,2027-02-11T10:00:00Z)';
    case 'xid8':
    default:
      return '7';
  }
};

/** Writes one row with a mark in every column that holds text; `known` says what leads to its person. */
export const plantRow = async (
  db: Database,
  table: string,
  known: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const columns = await columnsOf(db, table);
  await db.run({
    text: `insert into ${table} (${columns.map(({ name }) => name).join(', ')}) overriding system value
      values (${columns.map(({ type }, index) => `$${index + 1}::text::${type === '_text' ? 'text[]' : type}`).join(', ')})`,
    values: columns.map((column) => (Object.hasOwn(known, column.name) ? known[column.name] : anything(table, column))),
  });
};
