import type { Language } from '#domain/language.ts';
import type { Page } from '@playwright/test';

/** What the router knows of the pages of a build. */
interface Manifest {
  readonly routes: Readonly<Record<string, { readonly imports: readonly string[] }>>;
}

/** Until the basket's scripts were fetched ahead, three seconds into a visit: from then on it opens without a new document. */
export const basketAtHand = async (page: Page, language: Language): Promise<void> => {
  await page.waitForFunction(
    (id) => {
      const route = (Reflect.get(window, '__reactRouterManifest') as Manifest).routes[id];
      const here = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
      return route?.imports.every((file) => here.has(file)) === true;
    },
    `${language}/basket`,
    { timeout: 30_000 },
  );
};
