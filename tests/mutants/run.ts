import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import {
  add,
  isEnough,
  isEnoughOfSample,
  limitName,
  nobody,
  shareKilled,
  type LimitName,
  type Tally,
} from './limits.ts';

/**
 * `npm run mutants`: changes `src/domain` in one place at a time and runs its own tests against each change. Folders or files may
 * be named (`npm run mutants -- pricing slug.ts`). `--sample 200` tries so many of all, chosen by the commit or by `--seed`.
 */
const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string' }, concurrency: { type: 'string', default: '2' } },
});

const commit = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'no commit';
  }
};
const sample = values.sample === undefined ? undefined : { size: values.sample, seed: values.seed ?? commit() };
if (sample) {
  // The checker is a process of its own.
  process.env['MUTANTS_SAMPLE'] = sample.size;
  process.env['MUTANTS_SEED'] = sample.seed;
  console.log(
    `A sample of ${sample.size} mutants; the same again: npm run mutants -- --sample ${sample.size} --seed ${sample.seed}`,
  );
}

const began = performance.now();
const named = folders.map((name) => `src/domain/${name.endsWith('.ts') ? name : `${name}/**/*.ts`}`);
const mutants = await new Stryker({
  configFile: 'tests/mutants/stryker.config.json',
  concurrency: Number(values.concurrency),
  reporters: ['html', ...(process.stdout.isTTY ? ['progress'] : [])],
  ...(named.length > 0 && { mutate: [...named, '!src/domain/**/*.test.ts'] }),
  ...(sample && {
    plugins: ['@stryker-mutator/vitest-runner', './tests/mutants/sample-checker.ts'],
    checkers: ['sample'],
  }),
}).runMutationTest();

type Mutant = (typeof mutants)[number];
const pathOf = ({ fileName }: Mutant): string => fileName.replace(/^.*\/src\/domain\//, '');
const folderOf = (mutant: Mutant): string =>
  pathOf(mutant).includes('/') ? pathOf(mutant).replace(/\/.*/, '') : '(root)';
const lives = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage';
const tallyOf = (mutant: Mutant): Tally => ({
  killed: mutant.status === 'Killed' || mutant.status === 'Timeout' ? 1 : 0,
  lived: lives(mutant) ? 1 : 0,
  same: mutant.status === 'Ignored' ? 1 : 0,
});
const tallyBy = <Group extends string>(groupOf: (mutant: Mutant) => Group): Map<Group, Tally> => {
  const tallies = new Map<Group, Tally>();
  for (const mutant of mutants)
    tallies.set(groupOf(mutant), add(tallies.get(groupOf(mutant)) ?? nobody, tallyOf(mutant)));
  return tallies;
};

for (const mutant of mutants.filter(lives)) {
  const { line, column } = mutant.location.start;
  const change = (mutant.replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 100);
  const unrun = mutant.status === 'NoCoverage' ? ' (no test runs it)' : '';
  console.log(`src/domain/${pathOf(mutant)}:${line}:${column} ${mutant.mutatorName}: ${change}${unrun}`);
}

const told = (name: string, tally: Tally): string =>
  [
    name.padEnd(14),
    `${tally.killed} of ${tally.killed + tally.lived}`.padStart(13),
    `${(100 * shareKilled(tally)).toFixed(1)} %`.padStart(8),
    tally.same > 0 && !sample ? `  (${tally.same} marked as the same)` : '',
  ].join('');
const byFolder = [...tallyBy(folderOf)].sort(([one], [other]) => (one < other ? -1 : 1));
for (const [folder, tally] of byFolder) console.log(told(folder, tally));
const all = byFolder.reduce((sum, [, tally]) => add(sum, tally), nobody);
console.log(`${told('all', all)}  in ${Math.round((performance.now() - began) / 60_000)} min`);

const failing: string[] = sample
  ? [...tallyBy((mutant): LimitName => limitName(folderOf(mutant)))]
      .filter(([name, tally]) => !isEnoughOfSample(tally, name))
      .map(([name]) => name)
  : byFolder.filter(([folder, tally]) => !isEnough(tally, limitName(folder))).map(([folder]) => folder);
if (failing.length > 0) {
  console.log(`FAIL: too few killed in ${failing.join(', ')}`);
  process.exitCode = 1;
}
