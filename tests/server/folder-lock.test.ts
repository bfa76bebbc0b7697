import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '#server/database/folder-lock.ts';

let folder: string;
const others: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rodera-lock-'));
});
afterEach(async () => {
  for (const other of others.splice(0)) other.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const program = fileURLToPath(new URL('../support/folder-keeper.ts', import.meta.url));

/** Another process that has the folder. */
const keeper = async (): Promise<ChildProcess> => {
  const other = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  others.push(other);
  if (other.stdout) await once(other.stdout, 'data');
  return other;
};

describe('the folder of an embedded database', () => {
  test('is refused while another process has it, which is named', { timeout: 60_000 }, async () => {
    const { pid } = await keeper();
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${pid}`);
  });

  test('is free at once when its process was killed', { timeout: 60_000 }, async () => {
    const other = await keeper();
    const gone = once(other, 'exit');
    other.kill('SIGKILL');
    await gone;
    const unlock = await lockFolder(folder);
    await unlock();
  });

  test('is waited for while its process still ends', { timeout: 60_000 }, async () => {
    const other = await keeper();
    const began = performance.now();
    setTimeout(() => other.kill('SIGKILL'), 1500);
    const unlock = await lockFolder(folder);
    expect(performance.now() - began).toBeGreaterThan(1000);
    await unlock();
  });

  test('is not kept by the number of a process that lives, after a reboot or in a container', async () => {
    const stranger = spawn('sleep', ['30']);
    others.push(stranger);
    await writeFile(join(folder, 'in-use'), String(stranger.pid));
    const unlock = await lockFolder(folder);
    await unlock();
  });

  test('is taken by one of two that start at the same moment', { timeout: 60_000 }, async () => {
    const [one, other] = await Promise.allSettled([lockFolder(folder), lockFolder(folder)]);
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    if (one.status === 'fulfilled') await one.value();
    if (other.status === 'fulfilled') await other.value();
  });

  test('is free again once it is given back', async () => {
    const unlock = await lockFolder(folder);
    await unlock();
    const again = await lockFolder(folder);
    await again();
  });
});
