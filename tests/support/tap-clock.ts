import type { Page } from '@playwright/test';

/** Milliseconds: from the tap to its acknowledgement on the screen, and from the end of the answer to what it brings. */
export interface TapTimes {
  readonly acknowledged: number;
  readonly shown: number;
}

interface Clock {
  tap: number;
  busy: number;
  shown: number;
}

/** How long a little piece of work takes in the page, the best of so many times. */
const work = async (page: Page, times: number): Promise<number> =>
  await page.evaluate((count) => {
    let least = Infinity;
    for (let time = 0; time < count; time += 1) {
      const begun = performance.now();
      let sum = 0;
      for (let n = 0; n < 2_000_000; n += 1) sum += n % 7;
      if (sum > 0) least = Math.min(least, performance.now() - begun);
    }
    return least;
  }, times);

const throttle = 4;

/**
 * Makes the page's processor as slow as a phone's, a quarter of this one's pace. The answer says how much slower still it is at the moment,
 * because this machine does other things: 1 where it does nothing else.
 */
export const asSlowAsPhone = async (page: Page): Promise<() => Promise<number>> => {
  const alone = await work(page, 30);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  return async () => Math.max(1, (await work(page, 1)) / (alone * throttle));
};

/** Times the next tap on a button that sends a form: `title` is what the page's first heading becomes. */
export const timeTap = async (page: Page, title: string, tap: () => Promise<void>): Promise<TapTimes> => {
  await page.evaluate((wanted) => {
    const clock: Clock = { tap: 0, busy: 0, shown: 0 };
    Object.assign(window, { clock });
    performance.clearResourceTimings();
    addEventListener('pointerup', ({ timeStamp }) => (clock.tap ||= timeStamp), { capture: true, once: true });
    const note = (what: 'busy' | 'shown') => {
      // Once it is painted.
      requestAnimationFrame(() => setTimeout(() => (clock[what] ||= performance.now())));
    };
    new MutationObserver(() => {
      if (document.querySelector('button[aria-busy="true"]')) note('busy');
      if (document.querySelector('h1')?.textContent === wanted) note('shown');
    }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, title);
  await tap();
  await page.waitForFunction(() => (window as unknown as { clock: Clock }).clock.shown > 0);
  return await page.evaluate(() => {
    const { tap: begun, busy, shown } = (window as unknown as { clock: Clock }).clock;
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.data')) as PerformanceResourceTiming[];
    const [first] = answers;
    if (!first) throw new Error('nothing was sent');
    return { acknowledged: busy - begun, shown: shown - first.responseEnd };
  });
};
