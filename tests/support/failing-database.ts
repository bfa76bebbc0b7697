import type { Database } from '#server/database/database.ts';
import type { Sql } from '#server/database/sql.ts';

/** A database that fails when it is told to, with its driver's own errors: a statement that it cannot read, with the values it had. */
export interface FailingDatabase {
  readonly database: Database;
  /** The statement after so many others fails, and all that follow; undefined lets all be. */
  readonly failAfter: (statements: number | undefined) => void;
  readonly failed: () => boolean;
}

export const failingOver = (inner: Database): FailingDatabase => {
  let left: number | undefined;
  let failed = false;
  const broken = (query: Sql): Sql => {
    if (left === undefined) return query;
    if (left > 0) {
      left -= 1;
      return query;
    }
    failed = true;
    return { text: `${query.text} this is no SQL`, values: query.values };
  };
  const over = (database: Database): Database => ({
    ...database,
    rows: async (query) => await database.rows(broken(query)),
    one: async (query) => await database.one(broken(query)),
    maybeOne: async (query) => await database.maybeOne(broken(query)),
    run: async (query) => await database.run(broken(query)),
    transaction: async (work) => await database.transaction(async (tx) => await work(over(tx))),
  });
  return {
    database: over(inner),
    failAfter: (statements) => {
      left = statements;
      failed = false;
    },
    failed: () => failed,
  };
};
