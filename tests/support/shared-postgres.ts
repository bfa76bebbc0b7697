import { startOwnPostgres } from './postgres.ts';

/** What is on it is gone after the run: it waits for no disk. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

/** One PostgreSQL for all files that ask for no server of their own; each has databases of its own on it. */
export const setup = async (): Promise<() => Promise<void>> => {
  const { url, stop } = await startOwnPostgres(settings);
  // Workers are started after it, and have its environment.
  process.env['TEST_DATABASE_URL'] = url;
  return stop;
};
