import { startOwnPostgres } from './postgres.ts';
import { scratchFolder } from './scratch.ts';

// A process of its own: the library ends the process that starts PostgreSQL with 0, whatever had failed there.

/** What is on it is gone after the run: it waits for no disk. */
const { url, stop } = await startOwnPostgres(
  [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
  ],
  scratchFolder(),
);
process.stdout.write(`${url}\n`);
// It lives as long as who started it, however that one ends.
process.stdin.resume().once('end', () => void stop());
