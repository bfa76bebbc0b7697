import { createServer as createFront } from 'node:http';
import { stripVTControlCharacters } from 'node:util';
import type { ServerBuild } from 'react-router';
import { createServer, createServerModuleRunner, isRunnableDevEnvironment } from 'vite';
import type * as Configuration from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import type * as Opening from '#server/database/open-database.ts';
import type * as DevShops from './dev-shop.ts';

/**
 * `npm run dev`: one process, whose address and database stay while the code changes. Vite replaces what changed in the
 * browser; of the server, what changed and what imports it is read again, and the shop is put together anew.
 */
process.env['NODE_ENV'] ??= 'development';
// Vite serves the sources to whoever reaches it.
process.env['HOST'] ??= 'localhost';

const textOf = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? (error.stack ?? error.message) : String(error));

const root = process.cwd();
const front = createFront();
const pages = await createServer({
  appType: 'custom',
  server: {
    middlewareMode: true,
    hmr: { server: front },
    // The database and the builds change all the time, and no code with them.
    watch: { ignored: ['var', 'build', '.cache'].map((folder) => `${root}/${folder}/**`) },
  },
  // A package that Vite meets only later makes it reload the page, and the page's state is lost.
  optimizeDeps: { include: ['zustand', 'zustand/middleware'] },
});
const { ssr } = pages.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages in this process');
const readPages = async () => await ssr.runner.import<ServerBuild>('virtual:react-router/server-build');

const server = await createServer({
  configFile: false,
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  // The pages render with the development version of React Router, and a context of another version is refused.
  ssr: { resolve: { externalConditions: ['development', 'node', 'module-sync'] } },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const serverCode = server.environments.ssr.moduleGraph;
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });

interface KeptDatabase {
  readonly openedBy: typeof Opening.openDatabase;
  readonly database: Database;
}
let kept: KeptDatabase | undefined;
let unmigrated = false;

/** Opened again only when the code that opens it changed, or what migrates it. */
const openDatabase = async (config: Configuration.Config): Promise<Database> => {
  const { openDatabase: open } = await runner.import<typeof Opening>('/src/server/database/open-database.ts');
  if (kept?.openedBy === open && !unmigrated) return kept.database;
  const closing = kept?.database.close();
  kept = undefined;
  await closing;
  kept = { openedBy: open, database: await open(config) };
  unmigrated = false;
  return kept.database;
};

const open = async (): Promise<DevShops.DevShop> => {
  const { readConfig } = await runner.import<typeof Configuration>('/src/server/config/config.ts');
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const { openDevShop } = await runner.import<typeof DevShops>('/scripts/dev-shop.ts');
  return await openDevShop(config, database, readPages);
};

let failed = false;

const close = async (shop: Promise<DevShops.DevShop> | undefined): Promise<void> => {
  // One that could not be opened needs no closing.
  const { close = async () => {} } = (await shop?.catch(() => undefined)) ?? {};
  await close();
};

const openAfter = async (before: Promise<DevShops.DevShop> | undefined): Promise<DevShops.DevShop> => {
  await close(before);
  try {
    const opened = await open();
    failed = false;
    return opened;
  } catch (error) {
    failed = true;
    process.stderr.write(`${textOf(error)}\n`);
    throw error;
  }
};

/** Whoever asks while it is being opened waits for it. */
let shop = openAfter(undefined);
shop.catch(() => {});

pages.watcher.on('all', (_event, file) => {
  const migrates = file.startsWith(`${root}/db/`) && file.endsWith('.sql');
  if (!migrates && !failed && !serverCode.getModulesByFile(file)) return;
  serverCode.onFileChange(file);
  unmigrated ||= migrates;
  shop = openAfter(shop);
  shop.catch(() => {});
});

front.on('request', (request, response) => {
  pages.middlewares(request, response, async () => {
    try {
      (await shop).answer(request, response);
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(textOf(error));
    }
  });
});

const stop = async (): Promise<void> => {
  front.close();
  front.closeAllConnections();
  await close(shop);
  await Promise.all([kept?.database.close(), pages.close(), server.close()]);
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

const { host, port, greeting } = await shop;
front.listen(port, host, () => process.stdout.write(greeting));
