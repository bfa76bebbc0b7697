import type { CDPSession, Page } from '@playwright/test';
import { launch } from './browser.ts';
import { namedShops, writeContactSheet, type Row } from './contact-sheet.ts';
import { findKinds } from './kinds.ts';
import { phone, slowDown } from './walk/walker.ts';

/** Seconds after an address is opened at which a picture is taken. */
const moments = [1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 4];
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

const rowOf = (label: string, { name, frames }: Strip): Row => ({
  title: `${name}<br>${label}`,
  pictures: moments.map((second) => frames.findLast(({ at }) => at <= second * 1000)?.jpeg),
});

/** `npm run filmstrip -- OUT.jpg before=ORIGIN after=ORIGIN`: first visits on a slow phone, one picture below the other. */
const [out = 'filmstrip.jpg', ...shops] = process.argv.slice(2);
const strips: { readonly label: string; readonly strip: Strip }[] = [];
for (const { label, origin } of namedShops(shops)) {
  const kinds = (await findKinds(origin)).filter(({ name }) => shown.has(name));
  for (const kind of kinds) strips.push({ label, strip: await filmOne(origin, kind) });
}
const rows = strips
  .toSorted((one, other) => one.strip.name.localeCompare(other.strip.name))
  .map(({ label, strip }) => rowOf(label, strip));
await writeContactSheet(
  out,
  moments.map((second) => `${second} s`),
  rows,
  { width: 140, height: 303 },
);
