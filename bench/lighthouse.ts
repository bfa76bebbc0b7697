import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { args, executablePath } from './browser.ts';

export type Scores = Readonly<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>;

interface Report {
  readonly categories: Readonly<Record<keyof Scores, { readonly score: number }>>;
}

/** Three runs of a browser of its own, or in one that is open already and has something stored. */
export interface Where {
  readonly port?: number;
  readonly before?: () => Promise<void>;
}

const measureOnce = async (url: string, { port, before }: Where): Promise<Scores> => {
  await before?.();
  const file = join(mkdtempSync(join(tmpdir(), 'rodera-lighthouse-')), 'report.json');
  const program = spawn(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      ...(port === undefined
        ? [`--chrome-flags=--headless ${args.join(' ')}`]
        : // What shows something personal is kept from searches on purpose.
          [`--port=${port}`, '--disable-storage-reset', '--skip-audits=is-crawlable']),
    ],
    {
      env: { ...process.env, CHROME_PATH: executablePath },
      stdio: 'ignore',
    },
  );
  await once(program, 'exit');
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
export const measureLighthouse = async (url: string, where: Where = {}): Promise<Scores> => {
  const runs = [await measureOnce(url, where), await measureOnce(url, where), await measureOnce(url, where)] as const;
  return runs.toSorted((one, other) => one.performance - other.performance)[1] ?? runs[0];
};
