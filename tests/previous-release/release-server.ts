import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '#tests/support/postgres.ts';

/** The tree that is worked on. */
export const currentTree = fileURLToPath(new URL('../../', import.meta.url));

/** A release's own tree, with the packages that are installed here. */
export interface ReleaseTree {
  readonly commit: string;
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

const hasCommit = (commit: string): boolean => {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: currentTree, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** The tree of the commit that `db/previous-release` names, in a folder of its own. Throws where this clone has no such commit. */
export const checkOutPrevious = async (): Promise<ReleaseTree> => {
  const commit = (await readFile(join(currentTree, 'db/previous-release'), 'utf8')).trim();
  if (!hasCommit(commit))
    throw new Error(
      `db/previous-release names ${commit}, which this clone does not have: get the whole history (git fetch --unshallow)`,
    );
  const folder = await mkdtemp(join(tmpdir(), 'rodera-previous-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: currentTree, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  await symlink(join(currentTree, 'node_modules'), join(folder, 'node_modules'));
  return { commit, folder, remove: async () => await rm(folder, { recursive: true, force: true }) };
};

const environment = (databaseUrl: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  HOST: '127.0.0.1',
  RATE_LIMIT: '0',
  GUEST_VISITS: '0',
  GUEST_UNPAID_ORDERS: '0',
  GUEST_UNPAID_UNITS: '0',
  GUEST_PAYING_ORDERS: '0',
  LOG_LEVEL: 'fatal',
  DEMO: '0',
});

/** Fills an empty database with a small demo chain, by the tables and the program of a tree. */
export const seedBy = (folder: string, databaseUrl: string): void => {
  execFileSync(process.execPath, ['db/seed/cli.ts', '--tyres', '1000'], {
    cwd: folder,
    env: environment(databaseUrl),
    stdio: 'ignore',
  });
};

export interface ReleaseServer {
  readonly origin: string;
  readonly isReady: () => boolean;
  /** Resolves when it takes requests; rejects where it ended instead. */
  readonly ready: Promise<void>;
  readonly stop: () => Promise<void>;
}

const answers = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the server of a tree, as `main.ts` starts it but for the pages. */
export const startRelease = async (folder: string, databaseUrl: string): Promise<ReleaseServer> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['tests/support/shop-process.ts'], {
    cwd: folder,
    env: { ...environment(databaseUrl), PORT: String(port), PUBLIC_URL: origin },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(server, 'exit');
  let isReady = false;
  const wait = async () => {
    while (!(await answers(origin))) {
      if (server.exitCode !== null) throw new Error(`the server of ${folder} ended with ${server.exitCode}`);
      await pause(50);
    }
    isReady = true;
  };
  return {
    origin,
    isReady: () => isReady,
    ready: wait(),
    stop: async () => {
      if (server.exitCode === null) server.kill('SIGKILL');
      await ended;
    },
  };
};
