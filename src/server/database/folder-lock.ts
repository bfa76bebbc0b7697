import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Takes an embedded database's folder for this process: two that write to it at once would destroy it. A lock whose
 * process has ended is taken over. Answers with the way to give it back.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const file = join(folder, 'in-use');
  const holder = Number(await readFile(file, 'utf8').catch(() => ''));
  if (holder > 0 && holder !== process.pid && isRunning(holder)) {
    throw new Error(`${folder} is in use by process ${holder}; stop it, or name another DATA_DIR`);
  }
  await rm(file, { force: true });
  // Of two that start at the same moment, one makes the file and the other fails.
  await writeFile(file, String(process.pid), { flag: 'wx' });
  return () => rm(file, { force: true });
};
