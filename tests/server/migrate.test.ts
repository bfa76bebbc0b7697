import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { migrate, ourFolders } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openPglite } from '#server/database/pglite.ts';
import { sql } from '#server/database/sql.ts';
import { readSqlFiles } from '#server/database/sql-files.ts';
import { emptyTables, openTestDatabase } from '#tests/support/database.ts';
import { copyEmbedded, openEmbedded } from '#tests/support/embedded.ts';
import { scratchFolder } from '#tests/support/scratch.ts';

let root: string;
let database: Database;
beforeAll(async () => {
  database = await openEmbedded();
});
afterAll(async () => await database.close());
beforeEach(async () => {
  root = await mkdtemp(join(scratchFolder(), 'rodera-migrate-'));
  await database.script('drop schema public cascade; create schema public');
});
afterEach(async () => await rm(root, { recursive: true }));

const folders = () => ({
  migrations: pathToFileURL(`${root}/migrations/`),
  functions: pathToFileURL(`${root}/functions/`),
});
const write = async (file: string, text: string) => await writeFile(join(root, `${file}.sql`), text);
const migrated = async () => await migrate(database, folders());

/** A database of one table and the functions that it leans on, by files that a test may change. */
const begin = async () => {
  await cp(new URL('../support/sql/', import.meta.url), root, { recursive: true });
  return await migrated();
};
const doubled = async (n: number) =>
  (await database.one<{ answer: number }>(sql`select doubled(${n}::int) as answer`)).answer;
const twice = (body: string) => `create or replace function twice(p int) returns int language sql immutable as $$
  select ${body} $$;`;

describe('a database without tables', () => {
  test('gets each migration with the functions that it needs before it, then all other functions', async () => {
    expect(await begin()).toEqual(['twice', '0001_things', 'note_thing', '0002_log', 'doubled']);
    await database.run(sql`insert into thing (size) values (4)`);
    expect(await database.rows(sql`select size, area from thing`)).toEqual([{ size: 4, area: 8 }]);
    expect(await database.rows(sql`select size from thing_log`)).toEqual([{ size: 4 }]);
  });

  test('is not touched a second time', async () => {
    await begin();
    const before = await database.rows(
      sql`select oid, xmin::text from pg_proc where proname = any ('{twice,doubled}')`,
    );
    expect(await migrated()).toEqual([]);
    expect(
      await database.rows(sql`select oid, xmin::text from pg_proc where proname = any ('{twice,doubled}')`),
    ).toEqual(before);
  });
});

describe('a function', () => {
  test('is replaced when its file changed, and only that one', async () => {
    await begin();
    await write(
      'functions/doubled',
      (await readFile(join(root, 'functions/doubled.sql'), 'utf8')).replace('twice(p)', 'twice(p) + 1'),
    );
    expect(await migrated()).toEqual(['doubled']);
    expect(await doubled(4)).toBe(9);
    expect(await migrated()).toEqual([]);
  });

  test('that is new is made, after those that it needs', async () => {
    await begin();
    await write(
      'functions/a_first',
      '-- needs: z_last\ncreate function a_first() returns int language sql as $$ select z_last() $$;',
    );
    await write('functions/z_last', 'create function z_last() returns int language sql as $$ select 1 $$;');
    expect(await migrated()).toEqual(['z_last', 'a_first']);
  });

  test('whose file is gone is dropped', async () => {
    await begin();
    await rm(join(root, 'functions/doubled.sql'));
    await migrated();
    await expect(doubled(4)).rejects.toThrow('does not exist');
    expect(await migrated()).toEqual([]);
  });

  test('with other arguments than before is refused, and nothing is changed', async () => {
    await begin();
    await write(
      'functions/doubled',
      'create or replace function doubled(p int, q int) returns int language sql as $$ select p $$;',
    );
    await expect(migrated()).rejects.toThrow(
      'db/functions/doubled.sql has other arguments than before; give the function a new name',
    );
    expect(await doubled(4)).toBe(8);
  });

  test('that its file does not define is missed', async () => {
    await begin();
    await write('functions/tripled', twice('p * 2'));
    await expect(migrated()).rejects.toThrow('db/functions/tripled.sql defines no function of that name');
  });

  test('cannot need what has no file, nor what needs it in turn', async () => {
    await begin();
    await write('functions/twice', `-- needs: nowhere\n${twice('p * 2')}`);
    await expect(migrated()).rejects.toThrow('twice.sql needs nowhere, and there is no db/functions/nowhere.sql');
    await write('functions/twice', `-- needs: doubled\n${twice('p * 2')}`);
    await expect(migrated()).rejects.toThrow('functions need each other: doubled, twice, doubled');
  });

  test('of a newer release is left alone by an older server, which starts', async () => {
    await begin();
    await write('migrations/0003_newer', 'create table newer (id int)');
    await write(
      'functions/doubled',
      'create or replace function doubled(p int) returns int language sql as $$ select 2 * p $$;',
    );
    await write('functions/newer_one', 'create function newer_one() returns int language sql as $$ select 1 $$;');
    expect(await migrated()).toEqual(['0003_newer', 'doubled', 'newer_one']);

    await cp(new URL('../support/sql/', import.meta.url), root, { recursive: true, force: true });
    await rm(join(root, 'migrations/0003_newer.sql'));
    await rm(join(root, 'functions/newer_one.sql'));
    expect(await migrated()).toEqual([]);
    expect(await database.one(sql`select newer_one() as answer`)).toEqual({ answer: 1 });
  });
});

describe('a migration that ran', () => {
  test('is refused by its name when its file was changed, in one sentence', async () => {
    await begin();
    await write('migrations/0001_things', 'create table thing (size text)');
    await expect(migrated()).rejects.toThrow(
      /^db\/migrations\/0001_things\.sql was changed after it ran on this database; put its text back and write the change as a new migration$/,
    );
  });

  test('that fails leaves those before it and nothing of its own, and goes on when it is mended', async () => {
    await begin();
    await write('migrations/0003_whole', 'create table whole (id int)');
    await write('migrations/0004_wrong', 'create table half (id int); create table wrong (id nonsense)');
    await expect(migrated()).rejects.toThrow('nonsense');
    expect(await database.one(sql`select to_regclass('whole')::text as whole, to_regclass('half') as half`)).toEqual({
      whole: 'whole',
      half: null,
    });
    await write('migrations/0004_wrong', 'create table half (id int)');
    expect(await migrated()).toEqual(['0004_wrong']);
  });
});

test('a database of an older set of migrations is refused by the server that would open it, which says what to do', async () => {
  const folder = join(root, 'db');
  await copyEmbedded(folder);
  const older = await openPglite({ folder });
  await older.script(
    "drop schema public cascade; create schema public; create table migration (name text primary key, ran_at timestamptz); insert into migration values ('0001_foundation.sql')",
  );
  await older.close();
  const reason = `${folder}: this database was made before the first release, by migrations that are no more; remove this folder and start again`;
  await expect(openDatabase({ ...readConfig({}), dataDir: root })).rejects.toMatchObject({ reasons: [reason] });
});

describe('our own files', () => {
  test('each define the function that they are called by, and every function has one', async () => {
    const ours = await openTestDatabase(emptyTables);
    const defined = await ours.rows<{ name: string }>(sql`
      select p.proname as name from pg_proc p
      where p.pronamespace = current_schema()::regnamespace and p.prokind = 'f'
        and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
      order by p.proname collate "C"`);
    await ours.close();
    const files = readSqlFiles(ourFolders.functions);
    expect(files.map(({ name }) => name)).toEqual(defined.map(({ name }) => name));
    for (const { text } of files) expect(text.match(/create or replace function/g)).toHaveLength(1);
  });

  test('hold no function in a migration', async () => {
    for (const { name, text } of readSqlFiles(ourFolders.migrations))
      expect({ name, functions: text.match(/create (or replace )?function/gi) }).toEqual({ name, functions: null });
    expect(new Set((await readdir(ourFolders.migrations)).map((file) => file.slice(0, 4))).size).toBe(
      (await readdir(ourFolders.migrations)).length,
    );
  });
});
