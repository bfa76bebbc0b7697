import { everyCase } from '#tests/support/turn.ts';
import { whoseTurn } from '#tests/support/whose-turn.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeysOfTurn } from './journeys-of-turn.ts';

/**
 * `npm test`: every test there is, and of many cases and of the journeys those whose turn it is; `EVERY_CASE=1` takes all.
 * `npm test -- unit` stops before the browser, `npm test -- journeys` runs only what a browser shows, `npm test -- near` what
 * the change touches, for a minute.
 */
const which = process.argv[2];
const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

const walkInTurn = () => {
  const turn = whoseTurn();
  const { status, stdout } = spawnSync('playwright', ['test', '--list'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`the journeys cannot be listed:\n${stdout}`);
  const folder = mkdtempSync(join(tmpdir(), 'rodera-turn-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const list = join(folder, 'journeys.txt');
  writeFileSync(list, journeysOfTurn(stdout, turn));
  process.stdout.write(`Of the journeys those of TURN=${turn} are walked, with EVERY_CASE=1 all (decision 097).\n`);
  run('playwright', 'test', '--test-list', list);
};

if (which === 'near') {
  await import('./test-near.ts');
  process.exit(0);
}
if (which !== 'journeys') run('vitest', 'run');
if (which !== 'unit') {
  run('node', 'scripts/build.ts');
  run('node', 'scripts/browser.ts');
  if (everyCase) run('playwright', 'test');
  else walkInTurn();
}
