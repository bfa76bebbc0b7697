import { expect, shopUrl, test } from '#tests/support/driver.ts';
import { pathsIn } from '#tests/support/every-page.ts';
import { aliveSince, noteLife } from '#tests/support/hydrated.ts';

/** What the browser keeps for when there is no network has no script. */
const withoutScripts = /\/(?:sin-conexion|sense-connexio)$/;

// A page brings the addresses and the calls that its sources name: one that is missing is seen where it lives alone. Both
// languages of a page are one module, so each page is opened in one of them.
for (const [turn, language] of (['es', 'ca'] as const).entries())
  test(`every page comes alive, and none stumbles (${language})`, async ({ context }) => {
    test.setTimeout(240_000);
    const paths = (await pathsIn(language)).filter((path, place) => place % 2 === turn && !withoutScripts.test(path));
    const stumbled: string[] = [];
    for (const path of paths) {
      const page = await context.newPage();
      page.on('pageerror', ({ message }) => stumbled.push(`${path} ${message}`));
      page.on('console', (said) => {
        if (said.type() === 'error' && /TypeError|ReferenceError/.test(said.text()))
          stumbled.push(`${path} ${said.text()}`);
      });
      await noteLife(page);
      await page.goto(shopUrl + path);
      await page.mouse.move(50, 300);
      await page.mouse.move(80, 350);
      await aliveSince(page, { timeout: 15_000 }).catch(() => stumbled.push(`${path} never lives`));
      await page.close();
    }
    expect(paths.length).toBeGreaterThan(60);
    expect(stumbled).toEqual([]);
  });
