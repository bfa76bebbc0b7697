import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { browserPath } from '#tests/support/browser-path.ts';

/**
 * Draws what a shared link shows (1200 × 630, as crawlers take it): the wordmark beside each drawing, and the sidewall for
 * pages without one. They are files of the shop; run this again when a drawing changes.
 */
const into = 'public/share';
const size = { width: 1200, height: 630 };

const uri = async (file: string) => `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`;

const drawings = [
  { name: 'rodera', file: 'public/sidewall.svg' },
  ...(await readdir('public/articles')).map((file) => ({
    name: file.replace(/\.svg$/, ''),
    file: `public/articles/${file}`,
  })),
];

const symbol = await readFile('public/wordmark.svg', 'utf8');
const wordmark = `${symbol.replace('<svg', '<svg width="0" height="0"')}<svg class="word"><use href="#wordmark"/></svg>`;

const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: size });
await mkdir(into, { recursive: true });
for (const { name, file } of drawings) {
  const isWide = name === 'rodera';
  await page.setContent(`
    <style>
      body { margin: 0; width: 1200px; height: 630px; background: #16181a; color: #fbfaf6; position: relative; z-index: 0; overflow: hidden }
      body::after { content: ''; position: absolute; inset: ${isWide ? '166px 0 auto' : 'auto 0 0'}; height: ${isWide ? 464 : 18}px; background: #f6d000; z-index: ${isWide ? -1 : 1} }
      .word { position: absolute; left: 64px; top: ${isWide ? 46 : 268}px; width: 500px; height: 74px }
      .panel { position: absolute; inset: 0 0 0 auto; width: 570px; background: #fbfaf6; display: grid; place-items: center }
      .panel img { width: 520px; height: 520px; object-fit: contain }
      .wide { position: absolute; left: 0; bottom: 0; width: 1200px; height: 470px }
    </style>
    ${wordmark}
    ${isWide ? `<img class="wide" src="${await uri(file)}">` : `<div class="panel"><img src="${await uri(file)}"></div>`}`);
  await page.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  await writeFile(`${into}/${name}.jpg`, await page.screenshot({ type: 'jpeg', quality: 78 }));
}
await browser.close();
