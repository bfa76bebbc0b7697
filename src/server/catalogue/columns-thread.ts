import { parentPort } from 'node:worker_threads';
import { columnsWork, type ColumnsWork } from './columns-work.ts';

/** What is asked of this thread: a name of `ColumnsWork` with what it takes, under a number that the answer bears. */
export interface Asked {
  readonly number: number;
  readonly name: keyof ColumnsWork;
  readonly input: unknown;
}
export type Answered = { readonly number: number } & ({ readonly answer: unknown } | { readonly failed: unknown });

const work = columnsWork() as Readonly<Record<keyof ColumnsWork, (input: unknown) => unknown>>;

parentPort?.on('message', ({ number, name, input }: Asked) => {
  const told = (): Answered => {
    try {
      return { number, answer: work[name](input) };
    } catch (failed) {
      return { number, failed };
    }
  };
  parentPort?.postMessage(told(), []);
});
