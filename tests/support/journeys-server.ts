import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plenty } from '#domain/catalogue/shown-stock.ts';
import { createDatabase, freePort, onServer } from './postgres.ts';
import { setup as startPostgres } from './shared-postgres.ts';

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Opens a shop on a port, with a folder of its own; it ends by the answer. */
const start = async (port: number, env: Record<string, string>, preload: readonly string[] = []) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'rodera-journeys-'));
  const server = spawn('node', [...preload, 'build/runtime/main.js'], {
    env: {
      ...process.env,
      // Not the runner's: the shop that visitors get.
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      PUBLIC_URL: `http://localhost:${port}`,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (const began = Date.now(); !(await answers(`http://localhost:${port}`));) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (Date.now() - began > 240_000) throw new Error('the server does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
};

/** The journeys' PostgreSQL, and its database with the demo, of which each shop has a copy. */
const demoVariable = 'JOURNEY_DEMO';

interface DemoOnPostgres {
  readonly server: string;
  readonly template: string;
}

/** Hundreds of journeys buy the first tyre of one list: what the demo has plenty of never runs out here. */
const fillShelves = async (url: string): Promise<unknown> =>
  await onServer(url, `update offer set stock = stock * 1000 where stock >= ${plenty}`);

const seedDemo = async (server: string): Promise<void> => {
  const { url } = await createDatabase(server);
  const seed = spawn('node', ['db/seed/cli.ts'], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(seed, 'exit');
  if (code !== 0) throw new Error(`the demo was not loaded: ${code}`);
  await fillShelves(url);
  const demo: DemoOnPostgres = { server, template: new URL(url).pathname.slice(1) };
  process.env[demoVariable] = JSON.stringify(demo);
};

/** On PostgreSQL, which takes a fifth of a journey's processor time less than the embedded database. */
const startOnPostgres = async (port: number, env: Record<string, string>) => {
  const { server, template }: DemoOnPostgres = JSON.parse(process.env[demoVariable] ?? '');
  const database = await createDatabase(server, template);
  const stop = await start(port, { DATABASE_URL: database.url, DEMO: '1', ...env });
  return async () => {
    await stop();
    await database.stop();
  };
};

/** A shop of a journey's own, for what is configured and hardly any journey needs. */
export const openOwnShop = async (env: Record<string, string>) => {
  const port = await freePort();
  return { url: `http://localhost:${port}`, stop: await startOnPostgres(port, env) };
};

/** A shop of a journey's own on the embedded database, which lives in the server's process and goes by its clock. */
export const openShopAt = async (clockStarts: string) => {
  const port = await freePort();
  const stop = await start(port, { CLOCK_STARTS: clockStarts }, ['--import', './tests/support/other-clock.ts']);
  return { url: `http://localhost:${port}`, stop };
};

/** Free ones, found when the servers start and told to the browsers' processes by the environment. */
const portsVariable = 'JOURNEY_PORTS';

interface Ports {
  readonly shop: number;
  readonly hasty: number;
  readonly desk: number;
}

export const ports: Ports = JSON.parse(process.env[portsVariable] ?? '{"shop":0,"hasty":0,"desk":0}');

/** A Tuesday, 10:05 in Lleida: workshops are open, and nobody has gone home. */
export const deskOpens = '2027-02-09T09:05:00Z';

/**
 * Three shops: the usual one, a hasty one whose holds and unpaid orders lapse within seconds and whose operators need a
 * second factor, and one in which it is always a working morning, for those who work there.
 */
export default async function startShops() {
  const ports: Ports = { shop: await freePort(), hasty: await freePort(), desk: await freePort() };
  process.env[portsVariable] = JSON.stringify(ports);
  const stopPostgres = await startPostgres();
  await seedDemo(process.env['TEST_DATABASE_URL'] ?? '');
  const stops = await Promise.all([
    startOnPostgres(ports.shop, {}),
    // On the embedded database, as `npm start` has it. Long enough to say who one is on a busy machine, and short enough to wait for.
    start(ports.hasty, {
      STAFF_SECOND_FACTOR: '1',
      HOLD_MINUTES: '0.4',
      HOLD_MAX_MINUTES: '0.4',
      PAYMENT_MINUTES: '0.3',
      JOBS_EVERY_MS: '200',
      TUNNEL: '0',
      MAP_TILES_URL: 'http://localhost:4899/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Teselas de prueba',
    }),
    // The embedded database lives in the server's process, and by its clock.
    start(ports.desk, { CLOCK_STARTS: deskOpens, HOLD_LEFT_SECONDS: '8' }, [
      '--import',
      './tests/support/other-clock.ts',
    ]),
  ]);
  return async () => {
    for (const stop of stops) await stop();
    await stopPostgres();
  };
}
