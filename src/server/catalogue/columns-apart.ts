import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { minuteMs } from '#domain/time.ts';
import type { Answered, Asked } from './columns-thread.ts';
import type { ColumnsWork } from './columns-work.ts';
import type { ModelNumbers, SharedColumns } from './shared-columns.ts';
import type { TyreTexts } from './tyre-row.ts';

/** The thread that makes columns ended before it answered, or ended too often to be started again. */
export class ThreadLost extends Error {}

/** One that ends so often within `perMs` is not started again before that is over. */
const mostLost = 3;
const perMs = minuteMs;
/** A shop in which nothing changes has no need of its memory, about 30 MB; to start it again takes less than one page. */
const idleMs = 5000;
/** What it reads is young; columns lie outside of its heap. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 128, stackSizeMb: 4 };

type Ask = <Name extends keyof ColumnsWork>(
  name: Name,
  input: Parameters<ColumnsWork[Name]>[0],
) => Promise<ReturnType<ColumnsWork[Name]>>;

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: unknown) => void;
}

interface Running {
  readonly ask: Ask;
  /** The process does not end, and the thread is not ended, while somebody uses it. */
  readonly use: () => void;
  readonly leave: () => void;
}

/** Columns made where they keep nobody waiting. */
export interface ColumnsThread {
  /**
   * Columns of the tyres that come in pieces: while the thread reads one the next one is fetched, and no more. The models are
   * asked for after them.
   */
  readonly build: (
    kinds: readonly ProductVehicle[],
    pieces: AsyncIterable<TyreTexts>,
    loadModelNumbers: () => Promise<ModelNumbers>,
  ) => Promise<SharedColumns>;
  /** Columns in which some products are as they are now; undefined where all have to be built anew. */
  readonly change: (
    columns: SharedColumns,
    changed: readonly number[],
    tyres: TyreTexts,
  ) => Promise<SharedColumns | undefined>;
}

const over = () => new ThreadLost('the thread that makes columns ended');

/** Starts a thread; `onEnd` is told of its end, with the error where it was not ended by this. */
const start = (file: URL, onEnd: (ended: Running, error?: unknown) => void): Running => {
  const worker = new Worker(file, { resourceLimits, name: 'columns' });
  const waiting = new Map<number, Waiting>();
  let [asked, users, isOver] = [0, 0, false];
  let idle: NodeJS.Timeout | undefined;

  const end = (error?: unknown): void => {
    if (isOver) return;
    isOver = true;
    clearTimeout(idle);
    onEnd(running, error);
    for (const { reject } of waiting.values()) reject(over());
    waiting.clear();
  };
  worker.on('message', (answered: Answered) => {
    const asking = waiting.get(answered.number);
    waiting.delete(answered.number);
    if ('failed' in answered) asking?.reject(answered.failed);
    else asking?.resolve(answered.answer);
  });
  worker.on('error', end);
  worker.on('exit', (code) => end(new Error(`exit ${code}`)));
  worker.unref();

  const running: Running = {
    ask: async (name, input) => {
      if (isOver) throw over();
      asked += 1;
      const message: Asked = { number: asked, name, input };
      const answer = await new Promise<unknown>((resolve, reject) => {
        waiting.set(message.number, { resolve, reject });
        worker.postMessage(message, []);
      });
      // The thread answers each name as `ColumnsWork` says.
      return answer as ReturnType<ColumnsWork[typeof name]>;
    },
    use: () => {
      users += 1;
      clearTimeout(idle);
      worker.ref();
    },
    leave: () => {
      users -= 1;
      if (users > 0) return;
      worker.unref();
      idle = setTimeout(() => {
        end();
        void worker.terminate();
      }, idleMs).unref();
    },
  };
  return running;
};

/** A thread that runs a file like `columns-thread.ts` when it is used, and is started again where it ended. */
export const threadOf = (file: URL, tell: (error: unknown) => void): ColumnsThread => {
  let running: Running | undefined;
  let lost: number[] = [];
  let builds = 0;

  const onEnd = (ended: Running, error?: unknown): void => {
    if (running === ended) running = undefined;
    if (error === undefined) return;
    lost.push(performance.now());
    tell(error);
  };

  const using = async <Made>(work: (ask: Ask) => Promise<Made>): Promise<Made> => {
    const now = performance.now();
    lost = lost.filter((at) => now - at < perMs);
    if (lost.length >= mostLost)
      throw new ThreadLost(`the thread that makes columns ended ${mostLost} times within ${perMs / 1000} s`);
    const thread = (running ??= start(file, onEnd));
    thread.use();
    try {
      return await work(thread.ask);
    } finally {
      thread.leave();
    }
  };

  return {
    build: async (kinds, pieces, loadModelNumbers) =>
      await using(async (ask) => {
        builds += 1;
        const build = builds;
        await ask('begin', { build, kinds });
        try {
          let taken: Promise<void> = Promise.resolve();
          for await (const tyres of pieces) {
            await taken;
            taken = ask('add', { build, tyres });
            // It is waited for above or below; a piece that cannot be fetched must not leave it unheard.
            taken.catch(() => {});
          }
          await taken;
          return await ask('finish', { build, models: await loadModelNumbers() });
        } catch (error) {
          ask('drop', { build }).catch(() => {});
          throw error;
        }
      }),
    change: async (columns, changed, tyres) =>
      await using(async (ask) => {
        const made = await ask('change', { columns, changed, tyres });
        if (!made) return undefined;
        const sizes = made.sizes.flatMap((size) => (typeof size === 'number' ? (columns.sizes[size] ?? []) : [size]));
        return { ...made, sizes };
      }),
  };
};

let log: Pick<Logger, 'error'> | undefined;

/** Where it is written that the thread ended. */
export const logThread = (to: Pick<Logger, 'error'>): void => {
  log = to;
};

/** The one of this process: all databases and groups of vehicles share it. */
export const columnsThread = threadOf(new URL('./columns-thread.ts', import.meta.url), (error) =>
  log?.error({ err: error }, 'the thread that makes columns ended'),
);
