import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockFolder } from '#server/database/folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rodera-lock-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('the folder of an embedded database', () => {
  test('is refused while another process that runs has it', async () => {
    const other = spawn('sleep', ['30']);
    await writeFile(join(folder, 'in-use'), String(other.pid));
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${other.pid}`);
    other.kill();
  });

  test('is taken over from a process that has ended', async () => {
    const other = spawn('true');
    await new Promise((resolve) => other.once('exit', resolve));
    await writeFile(join(folder, 'in-use'), String(other.pid));
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });

  test('is free again once it is given back', async () => {
    const unlock = await lockFolder(folder);
    await unlock();
    await expect(lockFolder(folder)).resolves.toBeTypeOf('function');
  });
});
