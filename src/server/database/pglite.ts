import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DatabaseAway, orAway } from './away.ts';
import { databaseOver, type Database, type Result } from './database.ts';
import { presenceBy, presenceClass } from './presence.ts';
import { signing } from './signed-by.ts';
import type { Sql } from './sql.ts';

const parsers = {
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
  [types.DATE]: String,
  [types.TIME]: String,
};

/**
 * It works in this thread and ends without giving up its turn: a queue of its own lets others come up between two queries,
 * whoever asks them, and not after all.
 */
const executeOn = (connection: PGlite | Transaction) => {
  let last: Promise<unknown> = Promise.resolve();
  return async <Row>(query: Sql): Promise<Result<Row>> => {
    const ask = async () => await orAway(async () => await connection.query<Row>(query.text, [...query.values]));
    const answer = last.then(ask);
    const turn = answer.then(async () => await nextTurn()).catch(() => {});
    last = turn;
    const { rows, affectedRows } = await answer;
    await turn;
    return { rows, affected: affectedRows ?? 0 };
  };
};

/** As long as PostgreSQL lets a transaction stand still (`idle_in_transaction_session_timeout`). */
const idleMs = 15_000;

/**
 * Everybody waits for the one transaction that runs, so that it may not stand still for ever: `ended` rejects once
 * nothing was asked for too long. A statement that runs holds this thread, and nothing here can end it.
 */
const watchIdle = () => {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const wait = () => setTimeout(() => reject(new DatabaseAway(new Error('a transaction stood still'))), idleMs).unref();
  let timer = wait();
  let running = 0;
  return {
    ended,
    /** The clock stands while a statement runs. */
    busy: async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
      clearTimeout(timer);
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
        if (running === 0) timer = wait();
      }
    },
    stop: () => clearTimeout(timer),
  };
};

const insideTransaction = (
  tx: Transaction,
  { busy }: ReturnType<typeof watchIdle>,
  presence: Database['presence'],
): Database => {
  const execute = executeOn(tx);
  const database: Database = databaseOver(
    'pglite',
    async <Row>(query: Sql) => await busy(async () => await execute<Row>(query)),
    {
      transaction: (work) => work(database),
      script: async (text) => void (await busy(async () => await tx.exec(text))),
      presence,
      listen: () => Promise.reject(new Error('a transaction is not listened in')),
      close: () => Promise.reject(new Error('a transaction is not closed by hand')),
    },
  );
  return database;
};

const wrap = (connection: PGlite): Database => {
  const presence = presenceBy(async (id) => {
    await connection.query('select pg_advisory_lock($1, $2)', [presenceClass, id]);
    // Its only session ends with it.
    return async () => {};
  });
  const open = databaseOver('pglite', executeOn(connection), {
    transaction: async (work) =>
      await connection.transaction(async (tx) => {
        const idle = watchIdle();
        try {
          return await Promise.race([work(insideTransaction(tx, idle, presence.id)), idle.ended]);
        } finally {
          idle.stop();
        }
      }),
    script: async (text) => void (await connection.exec(text)),
    presence: presence.id,
    // This process alone has it, and loses nothing.
    listen: async (channel, heard) => {
      const stop = await connection.listen(channel, heard);
      return async () => await stop();
    },
    close: () => connection.close(),
  });
  return signing(open);
};

/** The embedded database in a folder, or in memory. */
export const openPglite = async (options: { folder?: string } = {}): Promise<Database> =>
  wrap(await connectPglite(options));

/** A quarter of what it would take, all of it touched when it opens: files are in the system's cache besides. */
const sharedBuffers = '32MB';

/** The driver itself, for who asks it more than a `Database` can. */
export const connectPglite = async (options: { folder?: string }): Promise<PGlite> => {
  const connection = await PGlite.create({
    ...(options.folder ? { dataDir: options.folder } : {}),
    extensions: { btree_gist, pg_trgm },
    parsers,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
  await connection.exec("set timezone = 'UTC'");
  return connection;
};
