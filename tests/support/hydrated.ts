import type { Page } from '@playwright/test';
import { hydrated } from '#web/hydrated.ts';

/** Opens a page and waits until its scripts listen: what is typed is kept by the browser only from then on. */
export const openHydrated = async (page: Page, url: string): Promise<void> => {
  await page.addInitScript(
    (event) => addEventListener(event, () => document.documentElement.setAttribute('data-viva', 'si')),
    hydrated,
  );
  await page.goto(url);
  await page.locator('html[data-viva="si"]').waitFor();
};
