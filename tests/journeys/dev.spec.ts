import { openHydrated } from '#tests/support/hydrated.ts';
import { startDevCopy } from '#tests/support/dev-copy.ts';
import { expect, test } from '#tests/support/driver.ts';

const counter = `import { useState } from 'react';

export const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Pressed {count}
    </button>
  );
};
`;

/** A busy machine is given this; a quiet one needs a fifth of it (docs/style.md). */
const generous = { timeout: 15_000 };

test('who works here sees a changed component with its state, and what a changed handler answers', async ({ page }) => {
  test.slow();
  const { url, edit, stop } = await startDevCopy(async (before) => {
    await before('src/web/ui/counter.tsx', () => counter);
    await before('src/web/root.tsx', (text) =>
      text
        .replace(
          "import { SlowNotice } from './shell/slow-notice.tsx';",
          "import { SlowNotice } from './shell/slow-notice.tsx';\nimport { Counter } from './ui/counter.tsx';",
        )
        .replace('<SlowNotice />', '<SlowNotice />\n<Counter />'),
    );
  });
  try {
    const wrong: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|hydrated/.test(message.text())) wrong.push(message.text());
    });
    const took = async (what: string, seen: () => Promise<void>) => {
      const began = performance.now();
      await seen();
      test.info().annotations.push({ type: what, description: `${Math.round(performance.now() - began)} ms` });
    };
    const button = page.getByRole('button', { name: 'Pressed' });
    // Its scripts are many files here.
    await openHydrated(page, url);
    await button.click();
    await expect(button).toHaveText('Pressed 1');
    await button.click();

    await edit('src/web/ui/counter.tsx', (text) => text.replace('Pressed', 'Counted'));
    await took(
      'component',
      async () => await expect(page.getByRole('button', { name: 'Counted 2' })).toBeVisible(generous),
    );

    // A connection that was kept while the server began anew is closed: what it answers is asked for again.
    const read = async (path: string) => {
      try {
        return await (await fetch(url + path)).text();
      } catch {
        return '';
      }
    };
    const site = async () => await read('/api/es/site-init');
    await expect.poll(site, generous).toContain('telefono');
    await edit('src/server/site/site-handlers.ts', (text) =>
      text.replace('telefono: config.site.telefono,', "telefono: 'changed',"),
    );
    await took('handler', async () => await expect.poll(site, generous).toContain('changed'));

    await edit('src/i18n/es/shell.ts', (text) => text.replace('Ir al contenido', 'Ir a lo nuevo'));
    await took('words', async () => {
      await expect.poll(async () => await read('/'), generous).toContain('Ir a lo nuevo');
    });

    await edit('src/server/site/site-handlers.ts', (text) => text.replace("telefono: 'changed'", 'telefono: {'));
    await expect.poll(site, generous).toContain('PARSE_ERROR');
    await page.goto(url);
    await expect(page.getByText('site-handlers.ts:')).toBeVisible();
    await edit('src/server/site/site-handlers.ts', (text) => text.replace('telefono: {', "telefono: 'mended'"));
    await expect.poll(site, generous).toContain('mended');
    expect(wrong).toEqual([]);
  } finally {
    await stop();
  }
});
