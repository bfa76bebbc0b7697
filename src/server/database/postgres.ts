import pg from 'pg';
import { hourMs } from '#domain/time.ts';
import { oneAfterAnother } from '../one-after-another.ts';
import { DatabaseAway, orAway } from './away.ts';
import { databaseOver, sqlState, type Database, type Result } from './database.ts';
import { keepListening, type Listen } from './listening.ts';
import { presenceBy, presenceClass, type HoldLock } from './presence.ts';
import { openShared, type SharedConnection } from './shared-connection.ts';
import { signing } from './signed-by.ts';
import type { Sql } from './sql.ts';

const oid = { int8: 20, numeric: 1700, date: 1082, time: 1083 };

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => {
    if (format === 'binary') return pg.types.getTypeParser(id, format);
    if (id === oid.int8 || id === oid.numeric) return Number;
    if (id === oid.date || id === oid.time) return String;
    return pg.types.getTypeParser(id);
  },
};

type Execute = <Row>(query: Sql) => Promise<Result<Row>>;

const executeOn =
  (client: pg.Pool | pg.ClientBase): Execute =>
  async <Row>(query: Sql): Promise<Result<Row>> => {
    const { rows, rowCount } = await orAway(
      async () =>
        await client.query<Row & pg.QueryResultRow>({
          ...(query.name ? { name: query.name } : {}),
          text: query.text,
          values: [...query.values],
        }),
    );
    return { rows, affected: rowCount ?? 0 };
  };

/** A quick statement that is not done after so long lets others go first, and is asked again on a connection of its own. */
const quickMs = 500;
/**
 * PostgreSQL did nothing, or undid it: it took too long, or waited too long for a lock; or one before it, with which the statement was
 * to be prepared, was ended while that was done.
 */
const notDone = new Set(['57014', '55P03', '26000']);

type Shared = Readonly<Record<NonNullable<Sql['quick']>, SharedConnection>>;

/** Quick statements share two connections while they stand; all else has its own of the pool. */
const executeBeside =
  (pool: pg.Pool, shared: Shared): Execute =>
  async <Row>(query: Sql): Promise<Result<Row>> => {
    const connection = query.quick && shared[query.quick];
    const client = connection?.now();
    if (!connection || !client) return await executeOn(pool)<Row>(query);
    try {
      return await executeOn(client)<Row>(query);
    } catch (error) {
      const state = sqlState(error instanceof DatabaseAway ? error.cause : error);
      if (!notDone.has(state ?? '')) throw error;
      connection.rest();
      return await executeOn(pool)<Row>(query);
    }
  };

/** Migrations alone run scripts; on many rows they take as long as they take. */
const scriptMs = hourMs;

const runScript = async (client: pg.Pool | pg.PoolClient, text: string): Promise<void> => {
  const script: pg.QueryConfig & { readonly query_timeout: number } = { text, query_timeout: scriptMs };
  await orAway(async () => await client.query(script));
};

const notInside = () => Promise.reject(new Error('a transaction is not listened in'));

/** On a connection of its own: what is notified comes to whoever listens, and pools lend theirs to everybody. */
const listenOn =
  (connectionString: string, timeoutMs: number): Listen =>
  async (channel, heard) => {
    const open = async () => {
      const client = new pg.Client({
        connectionString,
        connectionTimeoutMillis: timeoutMs,
        query_timeout: timeoutMs,
        keepAlive: true,
      });
      const ended = new Promise((resolve) => client.once('end', resolve).on('error', resolve));
      client.on('notification', ({ payload }) => heard(payload ?? null));
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      return { ended, check: async () => await client.query('select 1'), close: async () => await client.end() };
    };
    return await Promise.resolve(keepListening(open, () => heard(null)));
  };

const insideTransaction = (client: pg.PoolClient, execute: Execute, presence: Database['presence']): Database => {
  const database: Database = databaseOver('postgres', execute, {
    transaction: (work) => work(database),
    script: async (text) => await runScript(client, text),
    presence,
    listen: notInside,
    close: () => Promise.reject(new Error('a transaction is not closed by hand')),
  });
  return database;
};

/**
 * The statements of a transaction are sent one after the other, whoever asks. Once it is over, none is sent that still waited: its
 * connection is somebody else's then, and outside a transaction each statement stands for itself.
 */
const doInside = async <Answer>(
  client: pg.PoolClient,
  presence: Database['presence'],
  work: (tx: Database) => Promise<Answer>,
): Promise<Answer> => {
  const send = executeOn(client);
  const inTurn = oneAfterAnother();
  let isOver = false;
  const execute: Execute = async <Row>(query: Sql) =>
    await inTurn(async () => {
      if (isOver) throw new Error(`asked after the end of its transaction: ${query.text}`);
      return await send<Row>(query);
    });
  try {
    return await work(insideTransaction(client, execute, presence));
  } finally {
    isOver = true;
  }
};

/** On a connection of its own, which no statement keeps busy and no pool replaces. */
const holdLock =
  (connectionString: string, timeoutMs: number): HoldLock =>
  async (id, onEnd) => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      keepAlive: true,
    });
    client.on('error', () => {});
    client.once('end', onEnd);
    await orAway(async () => {
      await client.connect();
      await client.query('select pg_advisory_lock($1, $2)', [presenceClass, id]);
    });
    return async () => await client.end();
  };

/** PostgreSQL ends a slow statement itself and says so; the client's own limit is for one that says nothing. */
const graceMs = 1000;

/**
 * Opens a pool on a PostgreSQL 15 or newer. `url` as libpq writes it; `size` is connections at most. Nobody waits
 * longer than `timeoutMs` for a connection, nor then for a statement: what takes longer throws `DatabaseAway`.
 */
export const openPostgres = (url: string, size: number, timeoutMs = 15_000): Database => {
  const settings = (lockMs: number, statementMs: number) => ({
    connectionString: url,
    types,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs + graceMs,
    // Statements are few and prepared; planning one anew for its values takes several times as long as running it. A plan is kept while
    // its tables grow, so a table of a few pages is read by its index, too: as drives without moving parts have it.
    options: `-c timezone=UTC -c lock_timeout=${lockMs} -c idle_in_transaction_session_timeout=15s -c statement_timeout=${statementMs} -c plan_cache_mode=force_generic_plan -c random_page_cost=1.1`,
  });
  const pool = new pg.Pool({ ...settings(2000, timeoutMs), max: size });
  const quickly = settings(quickMs, quickMs);
  const shared: Shared = {
    read: openShared({ ...quickly, options: `${quickly.options} -c default_transaction_read_only=on` }),
    write: openShared(quickly),
  };
  // A connection that the server drops is replaced by the pool, and whoever was using it is told by their next query;
  // without a listener, on it too while a transaction has it, Node would stop.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const presence = presenceBy(holdLock(url, timeoutMs));
  const open = databaseOver('postgres', executeBeside(pool, shared), {
    transaction: async (work) => {
      const client = await orAway(async () => await pool.connect());
      try {
        await orAway(async () => await client.query('begin'));
        const answer = await doInside(client, presence.id, work);
        await orAway(async () => await client.query('commit'));
        client.release();
        return answer;
      } catch (error) {
        // A caller that waited once in vain does not wait again for the rollback; it comes with the connection's end.
        if (error instanceof DatabaseAway) {
          client.release(error);
          throw error;
        }
        // A connection on which even the rollback fails is not given back to the pool.
        await client.query('rollback').then(
          () => client.release(),
          (broken: Error) => client.release(broken),
        );
        throw error;
      }
    },
    script: async (text) => await runScript(pool, text),
    presence: presence.id,
    listen: listenOn(url, timeoutMs),
    close: async () => {
      await presence.close();
      await Promise.all([shared.read.close(), shared.write.close()]);
      await pool.end();
    },
  });
  return signing(open);
};
