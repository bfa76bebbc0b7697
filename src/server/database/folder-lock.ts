import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A killed process keeps its files for a moment after it is gone. */
const patienceMs = 5000;
const askAgainMs = 100;

type Held = { readonly close: () => void };

/** Nobody else may hold on to them, and a lock that is collected as rubbish is given up. */
const held = new Set<Held>();

/** SQLite's "database is locked". */
const busy = 5;

/**
 * SQLite locks its file with the system's own lock (decision 037): it belongs to the process and ends with it, however
 * that ends. Nothing is ever written into the file. Undefined where another process has it.
 */
const tryLock = async (file: string): Promise<Held | undefined> => {
  const { DatabaseSync } = await import('node:sqlite');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return undefined;
    throw error;
  }
};

/**
 * Takes an embedded database's folder for this process: two that write to it at once would destroy it. Waits a few
 * seconds for one that just ends. Answers with the way to give it back; throws where another process keeps it.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const [file, note] = [join(folder, 'in-use.lock'), join(folder, 'in-use')];
  for (const began = performance.now(); ; await pause(askAgainMs)) {
    const lock = await tryLock(file);
    if (lock) {
      // Only told to who finds the folder in use; whether it is, the lock alone says.
      await writeFile(note, String(process.pid));
      held.add(lock);
      return async () => {
        held.delete(lock);
        await Promise.resolve(lock.close());
      };
    }
    if (performance.now() - began < patienceMs) continue;
    const holder = await readFile(note, 'utf8').catch(() => '');
    throw new Error(`${folder} is in use by process ${holder}; stop it, or name another DATA_DIR`);
  }
};
