import type { CDPSession, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { findKinds } from './kinds.ts';
import { phone, slowDown } from './walk/walker.ts';

/** Seconds after an address is opened at which a picture is taken. */
const moments = [1.5, 1.75, 2, 2.25, 2.5, 2.75, 3, 4];
const shown = new Set(['home', 'results', 'sheet']);

interface Frame {
  /** Milliseconds after the address was opened. */
  readonly at: number;
  readonly jpeg: string;
}

interface Strip {
  readonly name: string;
  readonly frames: readonly Frame[];
}

/** Every picture that a browser draws of a page. */
const filmed = async (page: Page, session: CDPSession, url: string): Promise<readonly Frame[]> => {
  const frames: Frame[] = [];
  const began = performance.now();
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push({ at: performance.now() - began, jpeg: data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 156, maxHeight: 338 });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(Math.max(0, (moments.at(-1) ?? 0) * 1000 + 500 - (performance.now() - began)));
  return frames;
};

const filmOne = async (origin: string, { name, path }: { readonly name: string; readonly path: string }) => {
  const browser = await launch();
  const page = await browser.newPage({ viewport: phone });
  const session = await page.context().newCDPSession(page);
  await slowDown(session);
  const frames = await filmed(page, session, origin + path);
  await browser.close();
  return { name, frames };
};

const rowOf = (label: string, { name, frames }: Strip): string => {
  const pictures = moments.map((second) => {
    const frame = frames.findLast(({ at }) => at <= second * 1000);
    return `<td>${frame ? `<img src="data:image/jpeg;base64,${frame.jpeg}">` : ''}</td>`;
  });
  return `<tr><th>${name}<br>${label}</th>${pictures.join('')}</tr>`;
};

/** `npm run filmstrip -- OUT.jpg before=ORIGIN after=ORIGIN`: first visits on a slow phone, one picture below the other. */
const [out = 'filmstrip.jpg', ...shops] = process.argv.slice(2);
const strips: { readonly label: string; readonly strip: Strip }[] = [];
for (const shop of shops) {
  const [label = '', origin = ''] = shop.split('=', 2);
  const kinds = (await findKinds(origin)).filter(({ name }) => shown.has(name));
  for (const kind of kinds) strips.push({ label, strip: await filmOne(origin, kind) });
}
const rows = strips
  .toSorted((one, other) => one.strip.name.localeCompare(other.strip.name))
  .map(({ label, strip }) => rowOf(label, strip));
const head = moments.map((second) => `<th>${second} s</th>`).join('');
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 1400, height: 400 } });
await page.setContent(`<style>
  body { margin: 12px; font: 14px sans-serif; inline-size: max-content }
  td { padding: 3px; vertical-align: top } td img { inline-size: 140px; display: block; border: 1px solid #999 }
  td:empty { inline-size: 140px; block-size: 303px; background: #eee }
  </style><table><tr><th></th>${head}</tr>${rows.join('')}</table>`);
await page.locator('body').screenshot({ path: out, type: 'jpeg', quality: 55 });
await browser.close();
