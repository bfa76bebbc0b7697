import type { Page } from '@playwright/test';

/** What the page's own thread did for one step, and what the step asked the server for. */
export interface StepCost {
  /** Of the processor, in little pieces of work: what else the machine does, and how fast it is, changes nothing of it. */
  readonly work: number;
  /** Paths of the data that were asked for. */
  readonly asked: readonly string[];
}

/** One little piece of work: some 3.5 ms on the machine that limits are set on, four times that on a phone. */
const pieces = (page: Page, times: number): Promise<boolean> =>
  page.evaluate((count) => {
    let sum = 0;
    for (let n = 0; n < 2_000_000 * count; n += 1) sum += n % 7;
    return sum > 0;
  }, times);

/** Measures what a tap costs until `title` is painted as the page's first heading. */
export const stepClock = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  // Of the thread alone: while another program has the core, this clock stands still.
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async (): Promise<number> => {
    const { metrics } = await browser.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  return async (title: string, tap: () => Promise<void>): Promise<StepCost> => {
    const rested = await busyMs();
    await pieces(page, 10);
    const began = await busyMs();
    const piece = (began - rested) / 10;
    await page.evaluate((wanted) => {
      performance.clearResourceTimings();
      const shown = new Promise<void>((resolve) => {
        new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== wanted) return;
          requestAnimationFrame(() => setTimeout(resolve));
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
      Object.assign(window, { shown });
    }, title);
    await tap();
    const asked = await page.evaluate(async () => {
      await (window as unknown as { shown: Promise<void> }).shown;
      return performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.data'));
    });
    return { work: ((await busyMs()) - began) / piece, asked };
  };
};
