import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

/** What `npm start` sets and gives to Node. */
const started = (): { env: Record<string, string>; flags: string[] } => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const node = words.indexOf('node');
  return {
    env: Object.fromEntries(words.slice(0, node).map((word) => word.split('=') as [string, string])),
    flags: words.slice(node + 1, -1),
  };
};

/** What a process has in memory. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Starts a program of ours as a process of its own and waits for its first answer. */
export const serve = async (
  file: string,
  port: number,
  path: string,
  env: Record<string, string>,
): Promise<Serving> => {
  const { env: ofStart, flags } = started();
  const began = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'rodera-bench-'));
  const child: ChildProcess = spawn('node', [...flags, file], {
    env: {
      ...process.env,
      ...ofStart,
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
