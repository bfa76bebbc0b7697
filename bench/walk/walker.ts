import { setTimeout } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';

/** What one walk took. */
export interface Walked {
  screens: number;
  taps: number;
  fields: number;
  /** Seconds between a tap, as the page heard it, and what it was for. */
  waited: number;
  /** Each of them, in milliseconds, by what was tapped. */
  readonly waits: Map<string, number>;
  /** The largest paint of the slowest page, in milliseconds, and its address. */
  paint: readonly [number, string];
  /** The slowest answer to a tap, in milliseconds, and where. */
  response: readonly [number, string];
}

export const phone = { width: 390, height: 844 };
const slow = { offline: false, latency: 562, downloadThroughput: 1.3e6 / 8, uploadThroughput: 1.3e6 / 8 };

/** A phone on a slow line: 562 ms and 1.3 Mbit/s, with a processor four times slower. */
export const slowDown = async (session: CDPSession): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

const mostMs = 60_000;

/**
 * What waits for an element looks for it twice a second in the end: up to half a second that nobody waits for. To look takes the
 * page's own time, so most of that is left to it.
 */
const untilShown = async (next: Locator): Promise<void> => {
  const since = performance.now();
  for (let begun = since; !(await next.isVisible()); begun = performance.now()) {
    if (begun - since > mostMs) throw new Error(`not to be seen after a minute: ${next.toString()}`);
    await setTimeout(Math.min(200, Math.max(50, 6 * (performance.now() - begun))));
  }
};

/** Counts what somebody with a phone does and waits for. */
export class Walker {
  readonly page: Page;
  readonly walked: Walked = {
    screens: 0,
    taps: 0,
    fields: 0,
    waited: 0,
    waits: new Map(),
    paint: [0, ''],
    response: [0, ''],
  };
  #seen = '';
  #tappedAt = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** A screen is counted when somebody acts on it, or it is the last. */
  look(): void {
    const { pathname } = new URL(this.page.url());
    if (pathname !== this.#seen) this.walked.screens += 1;
    this.#seen = pathname;
  }

  async tap(what: string, target: Locator, next?: Locator): Promise<void> {
    await target.waitFor();
    this.look();
    this.#tappedAt = 0;
    await target.tap();
    this.walked.taps += 1;
    if (!next) return;
    await untilShown(next);
    if (this.#tappedAt === 0) throw new Error(`no page heard the tap on ${what}`);
    const took = performance.timeOrigin + performance.now() - this.#tappedAt;
    this.walked.waited += took / 1000;
    this.walked.waits.set(what, took);
  }

  /** A drawn radio or box, whose own is under its label. */
  async tick(target: Locator): Promise<void> {
    if (await target.isChecked()) return;
    this.look();
    await target.check({ force: true });
    this.walked.taps += 1;
  }

  async type(target: Locator, text: string): Promise<void> {
    this.look();
    await target.fill(text);
    this.walked.fields += 1;
  }

  async watch(): Promise<void> {
    await this.page.exposeFunction('walked', (kind: 'paint' | 'response', took: number, path: string) => {
      if (took > this.walked[kind][0]) this.walked[kind] = [took, path];
    });
    // Before a tap it is looked for whether its target stands still, which nobody waits for who has a finger.
    await this.page.exposeFunction('tapped', (at: number) => {
      this.#tappedAt ||= at;
    });
    await this.page.addInitScript(() => {
      addEventListener(
        'pointerdown',
        ({ timeStamp }) =>
          (globalThis as unknown as { tapped: (at: number) => void }).tapped(performance.timeOrigin + timeStamp),
        { capture: true },
      );
      const tell = (kind: string, took: number) =>
        (globalThis as unknown as { walked: (...of: unknown[]) => void }).walked(kind, took, location.pathname);
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) tell('paint', startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.name === 'click') tell('response', entry.duration);
      }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
    });
  }
}
