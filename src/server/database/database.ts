import type { Listen } from './listening.ts';
import type { Sql } from './sql.ts';

/**
 * What the product asks of a database: PostgreSQL over the network, or PGlite in this process.
 * int8 and numeric arrive as numbers, date and time as their text, timestamptz as Date, jsonb parsed.
 */
export interface Database {
  readonly kind: 'postgres' | 'pglite';
  rows<Row>(query: Sql): Promise<Row[]>;
  /** The only row; throws when there is not exactly one. */
  one<Row>(query: Sql): Promise<Row>;
  /** The first row, where there may be none. */
  maybeOne<Row>(query: Sql): Promise<Row | undefined>;
  /** How many rows the statement touched. */
  run(query: Sql): Promise<number>;
  /** Everything inside happens together or not at all. Inside a transaction, joins it. */
  transaction<Answer>(work: (tx: Database) => Promise<Answer>): Promise<Answer>;
  /** Several statements at once, without values: migrations. */
  script(text: string): Promise<void>;
  /** The number under which this opening holds an advisory lock (`presenceClass`) as long as it lives. */
  presence(): Promise<number>;
  readonly listen: Listen;
  close(): Promise<void>;
}

export interface Result<Row> {
  readonly rows: Row[];
  readonly affected: number;
}

/** The parts that do not differ between the two databases. */
export const databaseOver = (
  kind: Database['kind'],
  execute: <Row>(query: Sql) => Promise<Result<Row>>,
  rest: Pick<Database, 'transaction' | 'script' | 'presence' | 'listen' | 'close'>,
): Database => ({
  kind,
  ...rest,
  rows: async <Row>(query: Sql) => (await execute<Row>(query)).rows,
  one: async <Row>(query: Sql) => {
    const { rows } = await execute<Row>(query);
    const [row] = rows;
    if (row === undefined || rows.length > 1) throw new Error(`expected one row, found ${rows.length}: ${query.text}`);
    return row;
  },
  maybeOne: async <Row>(query: Sql) => (await execute<Row>(query)).rows[0],
  run: async (query) => (await execute<unknown>(query)).affected,
});

/** PostgreSQL's SQLSTATE of an error, where it has one. */
export const sqlState = (error: unknown): string | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.length === 5
    ? error.code
    : undefined;

const heldStates = new Set(['40001', '40P01', '55P03']);

/** Whether others held for too long what work wanted, or wanted what it held. */
export const isHeldByOthers = (error: unknown): boolean => heldStates.has(sqlState(error) ?? '');

/** Whether work failed because it lost a race, not because it broke a rule: it may simply be tried again. */
export const lostRace = (error: unknown): boolean => isHeldByOthers(error) || sqlState(error) === '23P01';

/** Runs work again, at most twice, when it lost a race rather than broke a rule. */
export const retryLostRace = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 2 || !lostRace(error)) throw error;
    }
  }
};
