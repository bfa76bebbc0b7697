import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { modelNumbers } from '#server/catalogue/build-columns.ts';
import { columnsThread } from '#server/catalogue/columns-apart.ts';
import { columnsOver } from '#server/catalogue/shared-columns.ts';
import { carFinder } from '#server/finder/finders.ts';
import { countFound, scanTyres } from '#server/finder/scan.ts';
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
/** It never leaves this thread: what it takes is how long the others wait. */
const search = (what: string, wish: Partial<TyreWish>): void => {
  const read = columnsOver(columns, madeUpBrands, madeUpModels);
  const began = process.threadCpuUsage();
  const total = countFound(scanTyres(read, carFinder, { ...anyTyre, ...wish }).found);
  const { user, system } = process.threadCpuUsage(began);
  process.stdout.write(`${what}, ${total} found: ${((user + system) / 1000).toFixed(1)} ms of this thread\n`);
};
const { ancho = null, serie = null, llanta = null } = columns.sizes[0] ?? {};
for (const round of ['the first time', 'again']) {
  search(`a search of one size, ${round}`, { ancho, serie, llanta, ic: 91 });
  search(`a search of all sizes, ${round}`, { ic: 91 });
}
process.stdout.write(`${count} tyres of ${columns.sizes.length} sizes, ${before.toFixed(0)} MB before\n`);
