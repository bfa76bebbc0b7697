import { launch } from './browser.ts';
import { namedShops, writeContactSheet, type Row } from './contact-sheet.ts';
import { findKinds, type Kind } from './kinds.ts';

/** A phone's two first screens, and a desktop's first; `shown` is their width on the sheet, in px. */
const screens = [
  { width: 390, height: 1688, shown: 240 },
  { width: 1440, height: 900, shown: 420 },
] as const;
const schemes = ['light', 'dark'] as const;

/** One page as its first visitors see it. */
const take = async (url: string, screen: (typeof screens)[number], colorScheme: (typeof schemes)[number]) => {
  const browser = await launch();
  const page = await browser.newPage({ viewport: screen, colorScheme });
  await page.goto(url, { waitUntil: 'networkidle' });
  const jpeg = await page.screenshot({ type: 'jpeg', quality: 70 });
  await browser.close();
  return jpeg.toString('base64');
};

/** `npm run side-by-side -- OUT before=ORIGIN after=ORIGIN`: the kinds of page that are the same for everybody, in two shops. */
const [out = 'side-by-side', ...shops] = process.argv.slice(2);
const named = namedShops(shops);
const kinds: readonly Kind[] = (await findKinds(named.at(-1)?.origin ?? '')).filter(({ isOwn }) => !isOwn);
for (const screen of screens) {
  const columns = schemes.flatMap((scheme) => named.map(({ label, origin }) => ({ label, origin, scheme })));
  const rows: Row[] = [];
  for (const { name, path } of kinds) {
    const pictures: string[] = [];
    for (const { origin, scheme } of columns) pictures.push(await take(origin + path, screen, scheme));
    rows.push({ title: name, pictures });
  }
  await writeContactSheet(
    `${out}-${screen.width}.jpg`,
    columns.map(({ label, scheme }) => `${label}, ${scheme}`),
    rows,
    { width: screen.shown, height: (screen.shown * screen.height) / screen.width },
  );
}
