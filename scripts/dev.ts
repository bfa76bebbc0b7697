import { spawn } from 'node:child_process';
import { watch } from 'node:fs';

/** Builds and serves, and does both again when a source changes. */
let server: ReturnType<typeof spawn> | undefined;
let timer: NodeJS.Timeout | undefined;

const build = () =>
  new Promise<boolean>((resolve) => {
    spawn('node', ['scripts/build.ts'], { stdio: 'inherit' }).on('exit', (code) => resolve(code === 0));
  });

const stop = () =>
  new Promise<void>((resolve) => {
    if (!server || server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });

const restart = async () => {
  if (!(await build())) return;
  await stop();
  server = spawn('node', ['build/runtime/main.js'], {
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env },
  });
};

for (const folder of ['src', 'db', 'public']) {
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void restart(), 200);
  });
}
await restart();
