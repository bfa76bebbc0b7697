import type { Page } from '@playwright/test';
import { hydrated } from '#web/hydrated.ts';

/** Somebody is there: a page's scripts wait for that (decision 034). Until they begin. */
const comeNear = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    if (!document.getElementById('scripts')) return true;
    dispatchEvent(new Event('keydown'));
    return false;
  });
};

/** Every document that is opened from now on notes when its scripts listen. */
export const noteLife = async (page: Page): Promise<void> => {
  await page.addInitScript(
    (event) =>
      addEventListener(event, () => document.documentElement.setAttribute('data-viva', String(performance.now()))),
    hydrated,
  );
};

/** Waits until a page's scripts listen, and says since when they do: milliseconds by the page's own clock. */
export const aliveSince = async (page: Page, wait: { timeout?: number } = {}): Promise<number> => {
  const alive = page.locator('html[data-viva]');
  await alive.waitFor(wait);
  return Number(await alive.getAttribute('data-viva'));
};

/** Opens a page and waits until its scripts listen: what is typed is kept by the browser only from then on. */
export const openHydrated = async (page: Page, url: string): Promise<void> => {
  await noteLife(page);
  await page.goto(url);
  await comeNear(page);
  await aliveSince(page);
};

/** Until a page's scripts run and nothing is on its way: they begin when it is drawn, which may be after a quiet moment. */
export const settled = async (page: Page): Promise<void> => {
  await comeNear(page);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
};

/** Opens a page and waits until it listens and nothing is on its way. */
export const openSettled = async (page: Page, url: string): Promise<void> => {
  await openHydrated(page, url);
  await settled(page);
};
