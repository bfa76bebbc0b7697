import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './postgres.ts';

const parts = [
  'src',
  'db',
  'public',
  'scripts',
  'package.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'react-router.config.ts',
];

/** `npm run dev` over a copy of the sources, which may be changed as somebody at work changes them. */
export interface DevCopy {
  readonly url: string;
  /** Changes one of its files; the first argument of `change` is its text, or nothing where there is none. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** The copy lies below the project, where it finds the project's packages. `prepare` changes it before it is served. */
export const startDevCopy = async (prepare: (edit: DevCopy['edit']) => Promise<void>): Promise<DevCopy> => {
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(join(process.cwd(), '.cache/dev-copy-'));
  for (const part of parts) await cp(part, join(folder, part), { recursive: true });
  const edit: DevCopy['edit'] = async (file, change) => {
    const before = await readFile(join(folder, file), 'utf8').catch(() => '');
    const after = change(before);
    if (after === before) throw new Error(`nothing changed in ${file}`);
    await writeFile(join(folder, file), after);
  };
  await prepare(edit);
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DEMO: '0', LOG_LEVEL: 'warn', DATA_DIR: 'var' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (const began = Date.now(); ; await pause(100)) {
    if (
      await fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, edit, stop };
    if (server.exitCode !== null || Date.now() - began > 150_000) {
      await stop();
      throw new Error('npm run dev does not answer');
    }
  }
};
