import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { args, executablePath } from './browser.ts';

export type Scores = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;

interface Report {
  readonly categories: Readonly<Record<keyof Scores, { readonly score: number }>>;
}

const measureOnce = (url: string): Scores => {
  const file = join(mkdtempSync(join(tmpdir(), 'rodera-lighthouse-')), 'report.json');
  spawnSync(
    'lighthouse',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=--headless ${args.join(' ')}`],
    {
      env: { ...process.env, CHROME_PATH: executablePath },
      stdio: 'ignore',
    },
  );
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report;
  const score = (name: keyof Scores) => Math.round(categories[name].score * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
};

/** Lighthouse's four scores for a phone, 0 to 100: the run in the middle of three by performance, as its authors advise. */
export const measureLighthouse = (url: string): Scores => {
  const runs = [measureOnce(url), measureOnce(url), measureOnce(url)] as const;
  return runs.toSorted((one, other) => one.performance - other.performance)[1] ?? runs[0];
};
