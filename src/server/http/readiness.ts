import type { Database } from '../database/database.ts';
import { isMigrated } from './queues-store.ts';
import { within } from './within.ts';

export type Ready = 'ok' | 'not ready' | 'leaving';

/** Whether this server wants work. */
export interface Readiness {
  readonly look: () => Promise<Ready>;
  readonly leaving: () => boolean;
  /** From now on it says that it leaves. */
  readonly leave: () => void;
}

/** The question is answered by then, even where the database hangs. */
const answeredMs = 1500;
/** However often it is asked, the database hears of it so seldom. */
const keptMs = 1000;

export const readinessOf = (database: Database): Readiness => {
  let leaving = false;
  let asking: Promise<boolean> | undefined;

  const ask = async (): Promise<boolean> => {
    const ready = await isMigrated(database);
    setTimeout(() => (asking = undefined), keptMs).unref();
    return ready;
  };

  return {
    look: async () => {
      if (leaving) return 'leaving';
      const ready = await within((asking ??= ask()), answeredMs);
      return leaving ? 'leaving' : ready ? 'ok' : 'not ready';
    },
    leaving: () => leaving,
    leave: () => {
      leaving = true;
    },
  };
};
