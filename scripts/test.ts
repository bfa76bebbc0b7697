import { everyCase, ofTurn } from '#tests/support/turn.ts';
import { whoseTurn } from '#tests/support/whose-turn.ts';
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeysOfTurn } from './journeys-of-turn.ts';

const run = (command: string, ...args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

/** Says what of it is left to other commits. */
const inTurn = (what: string): string => {
  const turn = whoseTurn();
  process.stdout.write(`Of the ${what} those of TURN=${turn} are run, with EVERY_CASE=1 all (decision 097).\n`);
  return turn;
};

/** One file in so many is run: each fills both cores for several seconds. */
const racesOneIn = 5;
const race = () => {
  const all = globSync('tests/races/*.test.ts').toSorted();
  run('vitest', 'run', '--project=races', ...(everyCase ? all : ofTurn(inTurn('races'), all, racesOneIn, 'races')));
};

const walkInTurn = () => {
  const turn = inTurn('journeys');
  const { status, stdout } = spawnSync('playwright', ['test', '--list'], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`the journeys cannot be listed:\n${stdout}`);
  const folder = mkdtempSync(join(tmpdir(), 'rodera-turn-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const list = join(folder, 'journeys.txt');
  writeFileSync(list, journeysOfTurn(stdout, turn));
  run('playwright', 'test', '--test-list', list);
};

const walk = () => {
  run('node', 'scripts/build.ts');
  run('node', 'scripts/browser.ts');
  if (everyCase) run('playwright', 'test');
  else walkInTurn();
};

/**
 * `npm test` runs these one after another, `npm test -- races` one of them, and `npm test -- near` what the change touches, for a
 * minute. Of many cases, of the races and of the journeys those are run whose turn it is; `EVERY_CASE=1` takes all.
 */
const parts: Readonly<Record<string, () => void>> = {
  unit: () => run('vitest', 'run', '--project=!races'),
  races: race,
  journeys: walk,
};

const which = process.argv[2];
if (which === 'near') await import('./test-near.ts');
else if (which === undefined) for (const part of Object.values(parts)) part();
else if (parts[which]) parts[which]();
else throw new Error(`no part "${which}": there are ${Object.keys(parts).join(', ')} and near`);
