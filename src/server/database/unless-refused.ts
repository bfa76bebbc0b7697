import { isRefusal, type Refusal } from '#domain/refusal.ts';
import type { Database } from './database.ts';

/** Carries a refusal out of a transaction that must leave nothing behind. */
class Undone<Code extends string> extends Error {
  readonly refusal: Refusal<Code>;
  constructor(refusal: Refusal<Code>) {
    super(refusal.refusal);
    this.refusal = refusal;
  }
}

/** A transaction that a refusal undoes: everything that `work` does, or nothing and why. */
export const transactionUnlessRefused = async <Answer, Code extends string>(
  database: Database,
  work: (tx: Database) => Promise<Answer | Refusal<Code>>,
): Promise<Answer | Refusal<Code>> => {
  try {
    return await database.transaction(async (tx) => {
      const done = await work(tx);
      if (isRefusal(done)) throw new Undone(done);
      return done;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refusal as Refusal<Code>;
    throw error;
  }
};
