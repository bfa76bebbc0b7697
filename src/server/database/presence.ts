import { randomInt } from 'node:crypto';

/** The first half of the advisory locks by which openings of the database show that they live. */
export const presenceClass = 726_392;

/** What an opening of the database shows to others as long as it lives. */
export interface Presence {
  /** The number by which it is known. */
  readonly id: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A session that holds the lock; `onEnd` hears when it is lost. */
export type HoldLock = (id: number, onEnd: () => void) => Promise<() => Promise<void>>;

/**
 * Holds a session-level advisory lock under a number of its own from the first time it is asked for. A session that is
 * lost takes its lock with it: the next one has another number.
 */
export const presenceBy = (hold: HoldLock): Presence => {
  let here: Promise<{ readonly id: number; readonly letGo: () => Promise<void> }> | undefined;
  const appear = async () => {
    const id = randomInt(1, 2 ** 31);
    return { id, letGo: await hold(id, () => (here = undefined)) };
  };
  return {
    id: async () => {
      const appearing = (here ??= appear());
      try {
        return (await appearing).id;
      } catch (error) {
        if (here === appearing) here = undefined;
        throw error;
      }
    },
    close: async () => await (await here?.catch(() => undefined))?.letGo(),
  };
};
