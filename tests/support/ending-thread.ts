import { parentPort } from 'node:worker_threads';
import type { Asked } from '#server/catalogue/columns-thread.ts';
import { columnsWork, type ColumnsWork } from '#server/catalogue/columns-work.ts';

/** Works as `columns-thread.ts` does, and ends in the middle of a change to what a product of this number is among. */
const deadly = 666;
const work = columnsWork() as Readonly<Record<keyof ColumnsWork, (input: unknown) => unknown>>;

parentPort?.on('message', ({ number, name, input }: Asked) => {
  if (name === 'change' && (input as { changed: readonly number[] }).changed.includes(deadly)) process.exit(1);
  parentPort?.postMessage({ number, answer: work[name](input) }, []);
});
