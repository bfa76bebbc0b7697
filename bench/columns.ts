import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { modelNumbers } from '#server/catalogue/build-columns.ts';
import { columnsThread } from '#server/catalogue/columns-apart.ts';
import { atOnce, inTurns } from '#server/in-turns.ts';
import { columnsOver } from '#server/catalogue/shared-columns.ts';
import { carFinder } from '#server/finder/finders.ts';
import { groupByModel, groupBySize } from '#server/catalogue/groups.ts';
import { pickPage } from '#server/finder/pick-page.ts';
import { countFound, scanTyres, tyresFound } from '#server/finder/scan.ts';
import { anyTyre, type TyreWish } from '#server/finder/wish.ts';
import {
  carKinds,
  madeUpBrands,
  madeUpModels,
  madeUpPieces,
  madeUpTyre,
  textsOf,
} from '#tests/support/made-up-tyres.ts';

/**
 * `npm run bench:columns`: how long this thread stands still while another one makes the columns of 2,000,000 tyres and changes
 * them, and what they take. No database: the tyres are made up. The second figure is this thread's own time, which other work
 * of the machine does not lengthen.
 */
const count = Number(process.argv[2] ?? 2_000_000);
const models = modelNumbers(carKinds, madeUpBrands, madeUpModels);
const megabytes = (): number => process.memoryUsage.rss() / 2 ** 20;

let longest = 0;
let last = process.threadCpuUsage();
const turn = (): void => {
  const now = process.threadCpuUsage();
  longest = Math.max(longest, now.user + now.system - last.user - last.system);
  last = now;
  setImmediate(turn).unref();
};
turn();

const measure = async <Made>(what: string, work: () => Promise<Made>): Promise<Made> => {
  await pause(50);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  longest = 0;
  const began = performance.now();
  const made = await work();
  const took = performance.now() - began;
  await pause(10);
  delay.disable();
  process.stdout.write(
    `${what}: ${took.toFixed(0)} ms; this thread stood still for ${(delay.max / 1e6).toFixed(1)} ms at most, ` +
      `${(longest / 1000).toFixed(1)} ms of them its own; ${megabytes().toFixed(0)} MB\n`,
  );
  return made;
};

const before = megabytes();
let columns = await measure(
  'built',
  async () => await columnsThread.build(carKinds, madeUpPieces(count), async () => await Promise.resolve(models)),
);
const changes: readonly (readonly [what: string, ids: readonly number[], news: object])[] = [
  ['a price', [count / 2], { precio: 1 }],
  ['3,000 prices', Array.from({ length: 3000 }, (_, place) => place * Math.floor(count / 3000) + 1), { precio: 2 }],
  ['a tyre that is another one', [count / 2], { orden: 1 }],
];
for (const [what, ids, news] of changes) {
  const tyres = textsOf(ids.map((id) => ({ ...madeUpTyre(id), ...news })));
  columns = (await measure(what, async () => await columnsThread.change(columns, ids, tyres))) ?? columns;
}
/** What an answer of the shop is made of, as long as the others wait for it. */
const search = async (what: string, wish: Partial<TyreWish>): Promise<void> => {
  const full = { ...anyTyre, ...wish };
  const read = columnsOver(columns, madeUpBrands, madeUpModels);
  await measure(what, async () => await inTurns(scanTyres(read, carFinder, full)));
  const found = atOnce(tyresFound(read, carFinder, full));
  process.stdout.write(`  ${countFound(found)} found\n`);
  const first = { order: 'precio', direction: 'asc', page: 0, pageSize: 10 } as const;
  await measure(
    '  its page',
    async () => await inTurns(pickPage({ columns: read, netWork: () => 0 }, found, full, first)),
  );
  await measure('  its models', async () => await inTurns(groupByModel(read, found)));
  await measure('  its sizes', async () => await inTurns(groupBySize(found)));
};
const { ancho = null, serie = null, llanta = null } = columns.sizes[0] ?? {};
for (const round of ['the first time', 'again']) {
  await search(`a search of one size, ${round}`, { ancho, serie, llanta, ic: 91 });
  await search(`a search of all sizes, ${round}`, { ic: 91 });
}
process.stdout.write(`${count} tyres of ${columns.sizes.length} sizes, ${before.toFixed(0)} MB before\n`);
