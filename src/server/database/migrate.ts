import { minuteMs } from '#domain/time.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { functionsToApply } from './apply-functions.ts';
import { lostRace, type Database } from './database.ts';
import { sql } from './sql.ts';
import { readSqlFiles, type SqlFile } from './sql-files.ts';

/** Where the SQL of a database stands. */
export interface SqlFolders {
  readonly migrations: URL;
  readonly functions: URL;
}

export const ourFolders: SqlFolders = {
  migrations: new URL('../../../db/migrations/', import.meta.url),
  functions: new URL('../../../db/functions/', import.meta.url),
};

/** This database is not one that these files may change. */
export class UnfitDatabase extends Error {
  override readonly name = 'UnfitDatabase';
}

/** Another server's migration is waited for in short questions: none of them may take longer than any statement. */
const askAgainMs = 200;
const waitedLongEnoughMs = 30 * minuteMs;

const takeTurn = async (tx: Database): Promise<void> => {
  for (const began = performance.now(); performance.now() - began < waitedLongEnoughMs; await pause(askAgainMs)) {
    const { mine } = await tx.one<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(726391) as mine`);
    if (mine) return;
  }
  throw new Error('another server has been migrating for half an hour');
};

/** The migrations that ran, by name, with the hashes of their texts; throws `UnfitDatabase` over the tables of an older set. */
const migrationsThatRan = async (database: Database): Promise<Map<string, string>> => {
  // As JSON, because the older set's table has no such column.
  const rows = await database.rows<{ name: string; hash: string | null }>(
    sql`select name, to_jsonb(m) ->> 'hash' as hash from migration m`,
  );
  return new Map(
    rows.map(({ name, hash }) => {
      if (hash !== null) return [name, hash];
      const instead = database.kind === 'pglite' ? 'remove this folder and start again' : 'name an empty one instead';
      throw new UnfitDatabase(
        `this database was made before the first release, by migrations that are no more; ${instead}`,
      );
    }),
  );
};

const refuseChanged = (files: readonly SqlFile[], ran: ReadonlyMap<string, string>): void => {
  const changed = files.find(({ name, hash }) => ran.has(name) && ran.get(name) !== hash);
  if (changed)
    throw new UnfitDatabase(
      `db/migrations/${changed.name}.sql was changed after it ran on this database; put its text back and write the change as a new migration`,
    );
};

/** Throws `UnfitDatabase` where `migrate` would. Changes nothing. */
export const checkFit = async (database: Database): Promise<void> => {
  const { made } = await database.one<{ made: boolean }>(sql`select to_regclass('migration') is not null as made`);
  if (made) refuseChanged(readSqlFiles(ourFolders.migrations), await migrationsThatRan(database));
};

const makeMemory = `
  create table if not exists migration (name text primary key, hash text not null, ran_at timestamptz not null default now());
  create table if not exists function_file (name text primary key, hash text not null, applied_at timestamptz not null default now());`;

/**
 * How long a migration waits for a lock. A server that sells asks after a second whether what it waits for waits for it in
 * turn, and then loses its work (`deadlock_timeout`): the migration gives up long before, lets go of what it has, and begins again.
 */
const lockMs = 100;
const pauseMs = 250;

interface Step {
  /** What it ran: functions, and at most one migration. */
  readonly ran: readonly string[];
  readonly done: boolean;
}

/**
 * The next migration that is missing, or, when none is, the functions. What is changed stays locked until its transaction
 * ends, and servers of the release before sell meanwhile: so each migration has a transaction of its own.
 */
const nextStep = async (tx: Database, migrations: readonly SqlFile[], functions: readonly SqlFile[]): Promise<Step> => {
  await takeTurn(tx);
  // A change of large tables takes as long as it takes.
  await tx.script(`set local lock_timeout = ${lockMs}; set local statement_timeout = 0; ${makeMemory}`);
  const ran = await migrationsThatRan(tx);
  refuseChanged(migrations, ran);
  const { applyNeedsOf, applyAll, applied } = await functionsToApply(tx, functions);

  const next = migrations.find(({ name }) => !ran.has(name));
  if (next) {
    await applyNeedsOf(next);
    await tx.script(next.text);
    await tx.run(sql`insert into migration (name, hash) values (${next.name}, ${next.hash})`);
    return { ran: [...applied, next.name], done: false };
  }
  // A newer server was here: it does with our callers, and its functions may need what we do not know of.
  const newer = [...ran.keys()].some((name) => migrations.every((file) => file.name !== name));
  if (!newer) await applyAll();
  return { ran: applied, done: true };
};

const untilNotLocked = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (const began = performance.now(); ; await pause(pauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!lostRace(error) || performance.now() - began > waitedLongEnoughMs) throw error;
    }
  }
};

/**
 * Brings tables and functions to what the files say, and answers with the names of the migrations and functions that it
 * ran. Several servers may start at once: an advisory lock lets one of them run a migration while the others wait. One that
 * fails leaves those before it, and nothing of its own. Throws `UnfitDatabase` where a migration that ran was changed
 * since, or the tables are those of an older set.
 */
export const migrate = async (database: Database, folders = ourFolders): Promise<string[]> => {
  const migrations = readSqlFiles(folders.migrations);
  const functions = readSqlFiles(folders.functions);
  const ran: string[] = [];
  for (;;) {
    const step = await untilNotLocked(
      async () => await database.transaction(async (tx) => await nextStep(tx, migrations, functions)),
    );
    ran.push(...step.ran);
    if (step.done) return ran;
  }
};
