import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Serving {
  readonly url: string;
  readonly pid: number;
  readonly startedIn: number;
  readonly stop: () => Promise<void>;
}

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
};

const flags = ['--max-semi-space-size=12', '--max-old-space-size=512', '--expose-gc'];

/** Starts a program of ours as a process of its own and waits for its first answer. */
export const serve = async (
  file: string,
  port: number,
  path: string,
  env: Record<string, string>,
): Promise<Serving> => {
  const began = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'rodera-bench-'));
  const child: ChildProcess = spawn('node', [...flags, file], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '0',
      GUEST_VISITS: '0',
      GUEST_UNPAID_ORDERS: '0',
      GUEST_UNPAID_UNITS: '0',
      GUEST_PAYING_ORDERS: '0',
      // As `npm start` does, with the flags above.
      NODE_COMPILE_CACHE: 'build/compiled',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url + path))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`);
    if (performance.now() - began > 120_000) throw new Error(`${file} does not answer`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - began,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
};
