import { gzipSync } from 'node:zlib';
import { address } from '#contract/addresses.ts';
import { openSettled } from '#tests/support/hydrated.ts';
import { launch } from './browser.ts';

export interface FirstLoad {
  readonly kilobytes: number;
  readonly shift: number;
}

/** What a browser has stored, by its keys. */
export type Stored = Readonly<Record<string, string>>;

/** The first screens of the assistants, and a page of one revision. */
export const assistantPages = [
  ...(
    [
      'revisions',
      'revisionAssistant',
      'motoRevision',
      'motoRevisionData',
      'airAssistant',
      'rotationAssistant',
      'myCar',
      'addCar',
      'upkeep',
    ] as const
  ).map((page) => address(page, 'es')),
  '/coche/revision-basic',
];

/** JavaScript that a page's first visit brings, as gzip makes it, and how much the page moved while it came. */
export const measureFirstLoad = async (url: string, stored: Stored = {}): Promise<FirstLoad> => {
  const browser = await launch();
  const page = await browser.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await openSettled(page, url);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  const sizes = await Promise.all(scripts);
  await browser.close();
  return { kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000, shift };
};
