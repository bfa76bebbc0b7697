import { setTimeout as pause } from 'node:timers/promises';
import { measureFreshness } from './kept-pages.ts';
import { findKinds } from './kinds.ts';
import { benchDatabases, stockUp } from './postgres.ts';
import { megabytesOf, serve } from './serve.ts';
import { inParallel } from './shopper.ts';
import { measureCheckouts } from './shopping.ts';

/**
 * `npm run soak`, or `npm run soak -- 10` for ten minutes: a day of the chain, over and over for an hour. In each minute pages of all
 * kinds and searches are asked for, orders are placed, and prices and telephones change and must show. It tells what failed, what
 * memory the server has and whether it grows, and ends with an error where something failed.
 */
const minutes = Number(process.argv[2] ?? 60);
const secondsOfMinute = 50;
const changesPerMinute = 10;
const secondsOfOrders = 3;

const databases = await benchDatabases([20_000]);
const databaseUrl = databases.urls.get(20_000) ?? '';
await stockUp(databaseUrl);
const shop = await serve('build/runtime/main.js', 4907, '/readyz', { DATABASE_URL: databaseUrl, DEMO: '1' });
const kinds = (await findKinds(shop.url)).filter(({ isOwn }) => !isOwn).map(({ path }) => path);

/** A page of some kind, or a page of results of some size and place. */
const look = async (turn: number): Promise<void> => {
  const path =
    turn % 3 === 0
      ? `/selector/resultados?ancho=205&cp=${25_001 + (turn % 900)}&llanta=16&serie=55`
      : kinds[turn % kinds.length];
  const answer = await fetch(`${shop.url}${path}`);
  const page = await answer.text();
  if (!answer.ok || !page.endsWith('</html>'))
    throw new Error(`${path} answered ${answer.status}, ${page.length} letters`);
  await pause(100);
};

const sum = { looked: 0, ordered: 0, failed: 0, slowestPage: 0, slowestChange: 0 };
const memory: number[] = [];
try {
  for (let minute = 1; minute <= minutes; minute += 1) {
    const began = performance.now();
    const [pages, shown] = await Promise.all([
      inParallel(4, secondsOfMinute, look),
      measureFreshness(shop.url, databaseUrl, changesPerMinute),
    ]);
    const orders = await measureCheckouts(shop.url, secondsOfOrders);
    memory.push(megabytesOf(shop.pid));
    sum.looked += pages.done;
    sum.ordered += orders.done;
    sum.failed += pages.failed + orders.failed;
    sum.slowestPage = Math.max(sum.slowestPage, pages.p99);
    sum.slowestChange = Math.max(sum.slowestChange, shown);
    process.stdout.write(
      `${minute}: ${pages.done} pages (p99 ${pages.p99.toFixed(0)} ms), ${orders.done} orders, ${sum.failed} failed so far, a change shown after ${shown.toFixed(0)} ms at most, ${memory.at(-1)?.toFixed(0)} MB, ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
    );
  }
} finally {
  await shop.stop();
  await databases.stop();
}
const tenth = Math.ceil(memory.length / 10);
const middle = (some: readonly number[]): number => some.toSorted((one, other) => one - other)[some.length >> 1] ?? 0;
process.stdout.write(
  `${sum.looked} pages, ${sum.ordered} orders, ${sum.failed} failed; p99 of pages ${sum.slowestPage.toFixed(0)} ms and the slowest change ${sum.slowestChange.toFixed(0)} ms in the worst minute; ${middle(memory.slice(0, tenth)).toFixed(0)} MB in the first tenth, ${middle(memory.slice(-tenth)).toFixed(0)} MB in the last\n`,
);
// What ends the database with this process would end it with 0.
process.exit(sum.failed > 0 ? 1 : 0);
