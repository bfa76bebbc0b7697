import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
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

const ownFolder = async (): Promise<string> => await mkdtemp(join(tmpdir(), 'rodera-journeys-'));

/** Opens a shop on a port, with a folder of its own; it ends by the answer. */
const start = async (
  port: number,
  env: Record<string, string>,
  { preload = [], dataDir }: { readonly preload?: readonly string[]; readonly dataDir: string },
) => {
  const server = spawn('node', [...preload, 'build/runtime/main.js'], {
    env: {
      ...process.env,
      // Not the runner's: the shop that visitors get.
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      // Three shops begin at once, where cores are few and others at work.
      DATABASE_TIMEOUT_SECONDS: '60',
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

/** The demo, loaded once for each kind of database: each shop has a copy. */
const demoVariable = 'JOURNEY_DEMO';

interface Demo {
  readonly server: string;
  readonly template: string;
  /** The folder of an embedded one, whose demo began on the desk's day. */
  readonly embedded: string;
}

/** Hundreds of journeys buy the first tyre of one list: what the demo has plenty of never runs out here. */
const fillShelves = async (url: string): Promise<unknown> =>
  await onServer(url, `update offer set stock = stock * 1000 where stock >= ${plenty}`);

const seed = async (env: Record<string, string>, preload: readonly string[] = []): Promise<void> => {
  const loading = spawn('node', [...preload, 'db/seed/cli.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(loading, 'exit');
  if (code !== 0) throw new Error(`the demo was not loaded: ${code}`);
};

const byOtherClock = ['--import', './tests/support/other-clock.ts'];

const seedDemo = async (server: string): Promise<string> => {
  const { url } = await createDatabase(server);
  const embedded = await ownFolder();
  await Promise.all([
    seed({ DATABASE_URL: url }),
    seed({ DATA_DIR: embedded, CLOCK_STARTS: demoBegins }, byOtherClock),
  ]);
  await fillShelves(url);
  const loaded: Demo = { server, template: new URL(url).pathname.slice(1), embedded };
  process.env[demoVariable] = JSON.stringify(loaded);
  return embedded;
};

const demo = (): Demo => JSON.parse(process.env[demoVariable] ?? '');

/** On PostgreSQL, which takes a fifth of a journey's processor time less than the embedded database. */
const startOnPostgres = async (port: number, env: Record<string, string>) => {
  const { server, template } = demo();
  const database = await createDatabase(server, template);
  const stop = await start(port, { DATABASE_URL: database.url, DEMO: '1', ...env }, { dataDir: await ownFolder() });
  return async () => {
    await stop();
    await database.stop();
  };
};

/** On the embedded database, as `npm start` has it: it lives in the server's process, and goes by its clock. */
const startAt = async (
  port: number,
  env: Record<string, string> & { readonly CLOCK_STARTS: string },
  fill: (dataDir: string) => Promise<void> = async () => {},
) => {
  const dataDir = await ownFolder();
  await cp(join(demo().embedded, 'db'), join(dataDir, 'db'), { recursive: true });
  await fill(dataDir);
  return await start(port, env, { preload: byOtherClock, dataDir });
};

/** A shop of a journey's own, for what is configured and hardly any journey needs. */
export const openOwnShop = async (env: Record<string, string>) => {
  const port = await freePort();
  return { url: `http://localhost:${port}`, stop: await startOnPostgres(port, env) };
};

/** A shop of a journey's own, which opens at an hour of the desk's day; `fill` writes into its folder before. */
export const openShopAt = async (clockStarts: string, fill?: (dataDir: string) => Promise<void>) => {
  const port = await freePort();
  return { url: `http://localhost:${port}`, stop: await startAt(port, { CLOCK_STARTS: clockStarts }, fill) };
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

/** Three in the morning of that day, before any shop of it opens. */
export const demoBegins = '2027-02-09T02:05:00Z';

/**
 * Three shops: the usual one, a hasty one whose holds and unpaid orders lapse within seconds and whose operators need a
 * second factor, and one in which it is always a working morning, for those who work there.
 */
export default async function startShops() {
  const ports: Ports = { shop: await freePort(), hasty: await freePort(), desk: await freePort() };
  process.env[portsVariable] = JSON.stringify(ports);
  const stopPostgres = await startPostgres();
  const embedded = await seedDemo(process.env['TEST_DATABASE_URL'] ?? '');
  const stops = await Promise.all([
    startOnPostgres(ports.shop, {}),
    // Long enough to say who one is on a busy machine, and short enough to wait for.
    startOnPostgres(ports.hasty, {
      STAFF_SECOND_FACTOR: '1',
      HOLD_MINUTES: '0.4',
      HOLD_MAX_MINUTES: '0.4',
      PAYMENT_MINUTES: '0.3',
      JOBS_EVERY_MS: '200',
      TUNNEL: '0',
      MAP_TILES_URL: 'http://localhost:4899/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Teselas de prueba',
    }),
    startAt(ports.desk, { CLOCK_STARTS: deskOpens, HOLD_LEFT_SECONDS: '8' }),
  ]);
  return async () => {
    for (const stop of stops) await stop();
    await stopPostgres();
    await rm(embedded, { recursive: true, force: true });
  };
}
