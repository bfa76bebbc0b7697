import type { Database } from './database.ts';

/** While nobody hears of changes, what was read is read again after so long. */
const unheardMs = 500;
/** Even what is heard of is read again after so long: a connection may be dead before it is known to be. */
const heardMs = 10_000;

/** What a process knows of the changes that are told on a channel. */
export interface ChangesSoFar {
  /** Another number after each change: what was read before it, or while it was told, is old. */
  readonly changes: number;
  /** So long what was read may be shown where no change is told. */
  readonly forMs: number;
}

/** The changes that servers tell each other on one channel of their database; a trigger tells them with the commit. */
export interface ChangesTold {
  readonly in: (database: Database) => ChangesSoFar;
  /** Begins to hear; answers the way to stop. */
  readonly hear: (database: Database) => Promise<() => Promise<void>>;
}

export const changesTold = (channel: string): ChangesTold => {
  // Belongs to a database, so that two in one process never see each other's.
  const known = new WeakMap<Database, ChangesSoFar>();
  const toldIn = (database: Database): ChangesSoFar => known.get(database) ?? { changes: 0, forMs: unheardMs };
  const heard = (database: Database, forMs: number): void =>
    void known.set(database, { changes: toldIn(database).changes + 1, forMs });
  return {
    in: toldIn,
    hear: async (database) => {
      const stop = await database.listen(channel, () => heard(database, heardMs));
      heard(database, heardMs);
      return async () => {
        await stop();
        heard(database, unheardMs);
      };
    },
  };
};

interface Kept<Value> {
  readonly changes: number;
  readonly at: number;
  readonly value: Promise<Value>;
}

/** What a database says of something that hardly ever changes, kept until a change is told. A failure is not kept. */
export const keptUntilTold = <Value>(
  changes: ChangesTold,
  load: (database: Database) => Promise<Value>,
): ((database: Database) => Promise<Value>) => {
  const known = new WeakMap<Database, Kept<Value>>();
  return async (database) => {
    const { changes: told, forMs } = changes.in(database);
    const before = known.get(database);
    if (before?.changes === told && performance.now() - before.at < forMs) return await before.value;
    const kept = { changes: told, at: performance.now(), value: load(database) };
    known.set(database, kept);
    kept.value.catch(() => known.get(database) === kept && known.delete(database));
    return await kept.value;
  };
};
