import type { BrowserContext } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { address } from '#contract/addresses.ts';
import { openSettled } from '#tests/support/hydrated.ts';
import { launch } from './browser.ts';

export interface FirstLoad {
  readonly kilobytes: number;
  readonly shift: number;
}

/** What a browser keeps of its visitor. */
export interface Stored {
  /** By its keys. */
  readonly local: Readonly<Record<string, string>>;
  /** By their names, for the pages below a path. */
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly path: string }[];
}

/** As it stands in a browser's list of cookies. */
export const cookiesOn = (url: string, { cookies }: Stored) =>
  cookies.map((cookie) => ({ ...cookie, domain: new URL(url).hostname }));

/** Every page of a browser finds it stored before any script of its own runs. */
export const bringStored = async (context: BrowserContext, url: string, stored: Stored): Promise<void> => {
  await context.addCookies(cookiesOn(url, stored));
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored.local);
};

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
export const measureFirstLoad = async (url: string, stored?: Stored): Promise<FirstLoad> => {
  const browser = await launch();
  const context = await browser.newContext();
  if (stored) await bringStored(context, url, stored);
  const page = await context.newPage();
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
