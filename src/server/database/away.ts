import { sqlState } from './database.ts';

/** The database does not answer, or not in time: nothing is wrong with what was asked, and it may be asked again. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  constructor(cause: unknown) {
    super('the database does not answer', { cause });
  }
}

/** Connection lost, no room, too slow, shutting down, disk or file broken (PostgreSQL's SQLSTATE classes). */
const awayClasses = new Set(['08', '53', '57', '58']);

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** What `pg`, its pool and PGlite say without a code. */
const awayMessages =
  /^(Connection terminated|Query read timeout|timeout (expired|exceeded)|Client (has encountered a connection error|was closed)|Cannot use a pool after calling end|PGlite is clos)/;

const isAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && networkCodes.has(error.code)) return true;
  const state = sqlState(error);
  return state === undefined ? awayMessages.test(error.message) : awayClasses.has(state.slice(0, 2));
};

/** Runs what asks the database; throws `DatabaseAway` where it could not be asked, else what was thrown. */
export const orAway = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    throw isAway(error) ? new DatabaseAway(error) : error;
  }
};
