import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/**
 * One PostgreSQL for all files that ask for no server of their own; each has databases of its own on it. Several projects ask
 * for it, one after the other: the first starts it, and stops it when the run is over.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  if (process.env['TEST_DATABASE_URL']) return async () => {};
  const server = spawn(process.execPath, [fileURLToPath(new URL('serve-postgres.ts', import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const url = await Promise.race([
    once(createInterface(server.stdout), 'line').then(([line]) => String(line)),
    ended.then(([code]) => Promise.reject(new Error(`PostgreSQL did not start: ${String(code)}`))),
  ]);
  // Workers are started after it, and have its environment.
  process.env['TEST_DATABASE_URL'] = url;
  return async () => {
    delete process.env['TEST_DATABASE_URL'];
    server.stdin.end();
    await ended;
  };
};
